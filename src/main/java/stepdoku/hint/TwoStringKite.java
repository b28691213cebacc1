package stepdoku.hint;

/** A strong link in a row and one in a column that meet in a box. See {@link LinkPair}. */
final class TwoStringKite extends Technique {
    TwoStringKite() {
        super(Level.HARD, "2-String Kite", "two-string kite", "kite");
    }

    @Override
    public String explanation() {
        return """
                A digit has two places in a row and two in a column, and one place of each lies in the same box. \
                These two cannot both hold the digit, so one of the other ends does: the cell that sees both ends \
                cannot. Sources: HoDoKu, "Single Digit Patterns"; SudokuWiki, "2-String Kite"; Sudopedia, "2-String \
                Kite".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        LinkPair.search(chart, LinkPair::isKite, LinkPair::textByEnds, findings);
    }
}
