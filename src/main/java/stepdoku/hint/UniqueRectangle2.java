package stepdoku.hint;

import stepdoku.board.Digits;

/** Two cells of the rectangle have the same other candidate. See {@link Rectangle}. */
final class UniqueRectangle2 extends Technique {
    UniqueRectangle2() {
        super(Level.FIENDISH, "Unique Rectangle Type 2", "uniqueness test 2", "unique side");
    }

    @Override
    public boolean restsOnUniqueness() {
        return true;
    }

    @Override
    public String explanation() {
        return """
                Four cells in two rows, two columns and two boxes have the candidates a and b; two of them, in one line, have \
                a third candidate c, the same in both, and the others have none. If neither held c, a and b could be \
                exchanged in all four cells. The board has one solution, so one of the two holds c, and no cell that sees \
                both can. Sources: HoDoKu, "Uniqueness"; SudokuWiki, "Unique Rectangles"; Sudopedia, "Uniqueness Test".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        Rectangle.visit(chart, rectangle -> {
            int extras = rectangle.extras();
            if (rectangle.isOpen() && Digits.count(extras) == 1) {
                CellSet seen = chart.sight().commonPeers(rectangle.roof1(), rectangle.roof2());
                String why = rectangle.why(Wording.cells(chart.geometry(), rectangle.roof())
                                .replace(",", " or ") + " holds " + Digits.text(extras));
                findings.eliminate(rectangle.pattern(), chart.candidates(seen, extras), why);
            }
        });
    }
}
