package stepdoku.hint;

/** A finned fish of three rows that without its fins would leave a row one place. See {@link FinnedFish}. */
final class SashimiSwordfish extends Technique {
    SashimiSwordfish() {
        super(Level.FIENDISH, "Sashimi Swordfish");
    }

    @Override
    public String explanation() {
        return """
                A finned Swordfish in which one row, without its fins, has only one place left. Still either a fin \
                holds the digit, or what remains is a fish, if a trivial one: what it would eliminate goes where a \
                cell sees all fins as well. The same holds with rows and columns exchanged. Sources: HoDoKu, \
                "Finned/Sashimi Fish"; SudokuWiki, "Sashimi Fish"; Sudopedia, "Sashimi Fish".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        FinnedFish.search(chart, 3, true, findings);
    }
}
