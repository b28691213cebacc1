package stepdoku.hint;

/** A digit has places in only three columns of three rows. See {@link Fish}. */
final class Swordfish extends Technique {
    Swordfish() {
        super(Level.HARD, "Swordfish");
    }

    @Override
    public String explanation() {
        return """
                In three rows a digit has places in the same three columns only. No row needs to have all three \
                places. Each of the rows takes another of these columns, so the columns get their digit from these \
                rows, and it stands nowhere else in them. The same holds with rows and columns exchanged. A fish is \
                to rows and columns what a naked subset is to cells and digits. Sources: HoDoKu, "Basic Fish"; \
                SudokuWiki, "Sword-Fish Strategy"; Sudopedia, "Swordfish".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        Fish.search(chart, 3, findings);
    }
}
