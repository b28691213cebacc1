package stepdoku.hint;

/** Two cells of a house have only two candidates. See {@link NakedSubsets}. */
final class NakedPair extends Technique {
    NakedPair() {
        super(Level.MEDIUM, "Naked Pair", "locked pair", "conjugate pair");
    }

    @Override
    public String explanation() {
        return """
                Two cells of a house have the same two candidates and no other. Whichever way round, they take both \
                digits, so no other cell that sees both cells can hold either. Sources: HoDoKu, "Naked Subsets"; \
                SudokuWiki, "Naked Candidates"; Sudopedia, "Naked Subset".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        NakedSubsets.search(chart, 2, findings);
    }
}
