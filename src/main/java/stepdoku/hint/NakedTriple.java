package stepdoku.hint;

/** Three cells of a house have only three candidates together. See {@link NakedSubsets}. */
final class NakedTriple extends Technique {
    NakedTriple() {
        super(Level.HARD, "Naked Triple", "locked triple");
    }

    @Override
    public String explanation() {
        return """
                Three cells of a house have only three candidates together, though none of them needs to have all \
                three. The cells take these digits, whichever way round, so no other cell that sees them all can \
                hold one of them. Sources: HoDoKu, "Naked Subsets"; SudokuWiki, "Naked Candidates"; Sudopedia, \
                "Naked Subset".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        NakedSubsets.search(chart, 3, findings);
    }
}
