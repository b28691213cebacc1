package stepdoku.hint;

/** A digit has places in only two columns of two rows. See {@link Fish}. */
final class XWing extends Technique {
    XWing() {
        super(Level.HARD, "X-Wing");
    }

    @Override
    public String explanation() {
        return """
                In two rows a digit has places in the same two columns only. Each of the rows takes another of these \
                columns, so the columns get their digit from these rows, and it stands nowhere else in them. The \
                same holds with rows and columns exchanged. A fish is to rows and columns what a naked subset is to \
                cells and digits. Sources: HoDoKu, "Basic Fish"; SudokuWiki, "X-Wing Strategy"; Sudopedia, "X-Wing".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        Fish.search(chart, 2, findings);
    }
}
