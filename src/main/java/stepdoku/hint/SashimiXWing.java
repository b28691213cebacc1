package stepdoku.hint;

/** A finned fish of two rows that without its fins would leave a row one place. See {@link FinnedFish}. */
final class SashimiXWing extends Technique {
    SashimiXWing() {
        super(Level.FIENDISH, "Sashimi X-Wing");
    }

    @Override
    public String explanation() {
        return """
                A finned X-Wing in which one row, without its fins, has only one place left. Still either a fin \
                holds the digit, or what remains is a fish, if a trivial one: what it would eliminate goes where a \
                cell sees all fins as well. The same holds with rows and columns exchanged. Sources: HoDoKu, \
                "Finned/Sashimi Fish"; SudokuWiki, "Sashimi Fish"; Sudopedia, "Sashimi Fish".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        FinnedFish.search(chart, 2, true, findings);
    }
}
