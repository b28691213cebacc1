package stepdoku.hint;

/** Four digits have only four places in a house. See {@link HiddenSubsets}. */
final class HiddenQuad extends Technique {
    HiddenQuad() {
        super(Level.HARD, "Hidden Quad", "hidden quadruple");
    }

    @Override
    public String explanation() {
        return """
                Four digits have only four places in a house together, though none of them needs to have all four. \
                The digits fill these cells, whichever way round, so every other candidate there goes. The rest of \
                the house makes a naked subset. Sources: HoDoKu, "Hidden Subsets"; SudokuWiki, "Hidden Candidates"; \
                Sudopedia, "Hidden Subset".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        HiddenSubsets.search(chart, 4, findings);
    }
}
