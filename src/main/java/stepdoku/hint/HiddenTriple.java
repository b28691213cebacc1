package stepdoku.hint;

/** Three digits have only three places in a house. See {@link HiddenSubsets}. */
final class HiddenTriple extends Technique {
    HiddenTriple() {
        super(Level.HARD, "Hidden Triple", "unique triple");
    }

    @Override
    public String explanation() {
        return """
                Three digits have only three places in a house together, though none of them needs to have all \
                three. The digits fill these cells, whichever way round, so every other candidate there goes. The \
                rest of the house makes a naked subset. Sources: HoDoKu, "Hidden Subsets"; SudokuWiki, "Hidden \
                Candidates"; Sudopedia, "Hidden Subset".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        HiddenSubsets.search(chart, 3, findings);
    }
}
