package stepdoku.hint;

/** Two digits have only two places in a house. See {@link HiddenSubsets}. */
final class HiddenPair extends Technique {
    HiddenPair() {
        super(Level.MEDIUM, "Hidden Pair", "unique pair");
    }

    @Override
    public String explanation() {
        return """
                Two digits have the same two places in a house. Whichever way round, they fill both cells, so every \
                other candidate there goes. It is a naked pair seen from the other side: the rest of the house makes \
                a naked subset. Sources: HoDoKu, "Hidden Subsets"; SudokuWiki, "Hidden Candidates"; Sudopedia, \
                "Hidden Subset".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        HiddenSubsets.search(chart, 2, findings);
    }
}
