package stepdoku.hint;

/** A chain of any candidates; if there is none, one that may have groups. See {@link ChainSearch}. */
final class Aic extends Technique {
    private static final int SHORTEST = 2;

    Aic() {
        super(
                Level.FIENDISH,
                "AIC",
                "alternating inference chain",
                "alternating inference chains",
                "grouped aic",
                "grouped chain",
                "nice loop");
    }

    @Override
    public String explanation() {
        return """
                A chain in which strong links (if one candidate is false, the other is true: the two places of a digit in a \
                house, the two candidates of a cell) and weak links (if one is true, the other is false) follow each other in \
                turn, strong at both ends. If the first candidate is false, the last is true: one of the two holds at least, \
                so what both forbid goes. If the last is the first itself, it is true. Cells of one box in one line can be a link \
                together: one of them holds the digit, or none. \
                Sources: HoDoKu, "Chains and Loops"; SudokuWiki, "Alternating Inference Chains"; Sudopedia, "Alternating \
                Inference Chain".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        ChainSearch search = new ChainSearch(chart, SHORTEST, false, findings);
        Inferences candidates = Inferences.of(chart);
        search.over(candidates);
        search.tell(Chain::textWithEnds);
        if (!findings.areEnough()) {
            search.over(candidates.withGroups(chart));
            search.tell(Chain::textWithEnds);
        }
    }
}
