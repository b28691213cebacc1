package stepdoku.hint;

/** A digit has places in three columns of three rows, and some more in one box. See {@link FinnedFish}. */
final class FinnedSwordfish extends Technique {
    FinnedSwordfish() {
        super(Level.FIENDISH, "Finned Swordfish");
    }

    @Override
    public String explanation() {
        return """
                In three rows a digit has places in the same three columns only, but for some places in one box, the \
                fins. Either a fin holds the digit, or the rest is a fish: a Swordfish. What the fish would \
                eliminate goes where a cell sees all fins as well. The same holds with rows and columns exchanged. \
                Sources: HoDoKu, "Finned/Sashimi Fish"; SudokuWiki, "Finned Swordfish"; Sudopedia, "Finned Fish".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        FinnedFish.search(chart, 3, false, findings);
    }
}
