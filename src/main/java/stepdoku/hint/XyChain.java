package stepdoku.hint;

/** A chain of cells with two candidates. See {@link ChainSearch}. */
final class XyChain extends Technique {
    /** With three strong links it is an XY-wing. */
    private static final int SHORTEST = 4;

    XyChain() {
        super(Level.FIENDISH, "XY-Chain", "xy chains");
    }

    @Override
    public String explanation() {
        return """
                A chain of cells with two candidates each, in which each shares a digit with the next and sees it. If the first \
                cell does not hold z, it holds its other digit, so the next cell holds its other digit, and so on, until the \
                last cell must hold z. One of the ends holds z, so no cell that sees both can. \
                Sources: HoDoKu, "Chains and Loops"; SudokuWiki, "XY-Chains"; Sudopedia, "XY-Chain".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        ChainSearch search = new ChainSearch(chart, SHORTEST, true, findings);
        search.over(Inferences.ofPairs(chart));
        search.tell(Chain::textWithEnds);
    }
}
