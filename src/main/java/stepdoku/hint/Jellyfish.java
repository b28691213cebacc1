package stepdoku.hint;

/** A digit has places in only four columns of four rows. See {@link Fish}. */
final class Jellyfish extends Technique {
    Jellyfish() {
        super(Level.HARD, "Jellyfish");
    }

    @Override
    public String explanation() {
        return """
                In four rows a digit has places in the same four columns only. No row needs to have all four places. \
                Each of the rows takes another of these columns, so the columns get their digit from these rows, and \
                it stands nowhere else in them. The same holds with rows and columns exchanged. A fish is to rows \
                and columns what a naked subset is to cells and digits. Sources: HoDoKu, "Basic Fish"; SudokuWiki, \
                "Jelly-Fish Strategy"; Sudopedia, "Jellyfish".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        Fish.search(chart, 4, findings);
    }
}
