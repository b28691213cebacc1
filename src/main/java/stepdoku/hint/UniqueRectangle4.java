package stepdoku.hint;

import stepdoku.board.Digits;
import stepdoku.board.House;

/** Two cells of the rectangle are the only places of one digit of the pair. See {@link Rectangle}. */
final class UniqueRectangle4 extends Technique {
    UniqueRectangle4() {
        super(Level.FIENDISH, "Unique Rectangle Type 4", "uniqueness test 4");
    }

    @Override
    public boolean restsOnUniqueness() {
        return true;
    }

    @Override
    public String explanation() {
        return """
                Four cells in two rows, two columns and two boxes have the candidates a and b; two of them, in one line, have \
                others too. In a house that these two share, a has no other place, so one of them holds a. If the other held b, \
                a and b could be exchanged in all four cells. The board has one solution, so neither holds b. \
                Sources: HoDoKu, "Uniqueness"; SudokuWiki, "Unique Rectangles"; Sudopedia, "Uniqueness Test".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        Rectangle.visit(chart, rectangle -> {
            if (rectangle.isOpen() && !findings.areEnough()) {
                for (House house : rectangle.roofHouses()) {
                    tryDigits(chart, rectangle, house, findings);
                }
            }
        });
    }

    private static void tryDigits(Chart chart, Rectangle rectangle, House house, Findings findings) {
        for (int digit : Digits.members(rectangle.pair())) {
            if (chart.places(house, digit).equals(rectangle.roof())) {
                int other = rectangle.pair() & ~Digits.of(digit);
                String why = rectangle.why("as " + Digits.symbol(digit) + " has no other place in " + house
                        + ", neither "
                        + Wording.cells(chart.geometry(), rectangle.roof()).replace(",", " nor ") + " holds "
                        + Digits.text(other));
                findings.eliminate(rectangle.pattern(), chart.candidates(rectangle.roof(), other), why);
            }
        }
    }
}
