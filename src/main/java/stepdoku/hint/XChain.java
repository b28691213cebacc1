package stepdoku.hint;

import stepdoku.board.Digits;

/** A chain of one digit's places. See {@link ChainSearch}. */
final class XChain extends Technique {
    /** With two strong links it is a turbot fish. */
    private static final int SHORTEST = 3;

    XChain() {
        super(Level.FIENDISH, "X-Chain", "x-cycle", "x-cycles", "fork");
    }

    @Override
    public String explanation() {
        return """
                A chain of places of one digit: a strong link (the two places of a house) at both ends, and between two strong \
                links a weak one (two places that see each other). If the first place does not hold the digit, the second \
                does, so the third does not, the fourth does, and so on to the last. One of the ends holds the digit, so no \
                cell that sees both can. \
                Sources: HoDoKu, "Chains and Loops"; SudokuWiki, "X-Cycles"; Sudopedia, "X-Chain".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        ChainSearch search = new ChainSearch(chart, SHORTEST, true, findings);
        for (int digit = 1; digit <= chart.size(); digit++) {
            search.over(Inferences.ofDigit(chart, digit));
        }
        search.tell(chain -> Digits.symbol(chain.start().digit()) + " " + chain);
    }
}
