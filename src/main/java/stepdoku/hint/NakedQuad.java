package stepdoku.hint;

/** Four cells of a house have only four candidates together. See {@link NakedSubsets}. */
final class NakedQuad extends Technique {
    NakedQuad() {
        super(Level.HARD, "Naked Quad", "naked quadruple");
    }

    @Override
    public String explanation() {
        return """
                Four cells of a house have only four candidates together, though none of them needs to have all \
                four. The cells take these digits, whichever way round, so no other cell that sees them all can hold \
                one of them. Sources: HoDoKu, "Naked Subsets"; SudokuWiki, "Naked Candidates"; Sudopedia, "Naked \
                Subset".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        NakedSubsets.search(chart, 4, findings);
    }
}
