package stepdoku.hint;

/** A digit has places in two columns of two rows, and some more in one box. See {@link FinnedFish}. */
final class FinnedXWing extends Technique {
    FinnedXWing() {
        super(Level.FIENDISH, "Finned X-Wing");
    }

    @Override
    public String explanation() {
        return """
                In two rows a digit has places in the same two columns only, but for some places in one box, the \
                fins. Either a fin holds the digit, or the rest is a fish: an X-Wing. What the fish would eliminate \
                goes where a cell sees all fins as well. The same holds with rows and columns exchanged. Sources: \
                HoDoKu, "Finned/Sashimi Fish"; SudokuWiki, "Finned X-Wing"; Sudopedia, "Finned Fish".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        FinnedFish.search(chart, 2, false, findings);
    }
}
