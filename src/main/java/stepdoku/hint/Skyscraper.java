package stepdoku.hint;

/** Two strong links in rows that share a column, or the other way round. See {@link LinkPair}. */
final class Skyscraper extends Technique {
    Skyscraper() {
        super(Level.HARD, "Skyscraper");
    }

    @Override
    public String explanation() {
        return """
                A digit has two places in each of two rows, and one place of each row lies in the same column, like \
                the foot of two towers. Both feet cannot hold the digit, so one of the roofs does: a cell that sees \
                both roofs cannot. The same holds with rows and columns exchanged. Sources: HoDoKu, "Single Digit \
                Patterns"; SudokuWiki, "Skyscraper"; Sudopedia, "Skyscraper".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        LinkPair.search(chart, LinkPair::isSkyscraper, LinkPair::textByEnds, findings);
    }
}
