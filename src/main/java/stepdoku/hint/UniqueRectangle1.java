package stepdoku.hint;

import stepdoku.board.Digits;

/** One cell of the rectangle has other candidates. See {@link Rectangle}. */
final class UniqueRectangle1 extends Technique {
    UniqueRectangle1() {
        super(Level.FIENDISH, "Unique Rectangle Type 1", "uniqueness test 1", "unique rectangle", "unique corner");
    }

    @Override
    public boolean restsOnUniqueness() {
        return true;
    }

    @Override
    public String explanation() {
        return """
                Four cells in two rows, two columns and two boxes have the candidates a and b, and three of them no others. If \
                the fourth held a or b, the two digits could be exchanged in all four and the board would have a second \
                solution. It has only one, so the fourth cell holds neither. \
                Sources: HoDoKu, "Uniqueness"; SudokuWiki, "Unique Rectangles"; Sudopedia, "Uniqueness Test".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        Rectangle.visit(chart, rectangle -> {
            boolean isClosed = rectangle.extra(rectangle.roof1()) == Digits.NONE
                    || rectangle.extra(rectangle.roof2()) == Digits.NONE;
            if (isClosed && rectangle.extras() != Digits.NONE) {
                boolean firstIsOpen = rectangle.extra(rectangle.roof1()) != Digits.NONE;
                tell(chart, rectangle, firstIsOpen ? rectangle.roof1() : rectangle.roof2(), findings);
            }
        });
    }

    private static void tell(Chart chart, Rectangle rectangle, int corner, Findings findings) {
        String why = rectangle.why(chart.geometry().name(corner) + " holds another digit");
        findings.eliminate(rectangle.pattern(), chart.candidates(chart.set(corner), rectangle.pair()), why);
    }
}
