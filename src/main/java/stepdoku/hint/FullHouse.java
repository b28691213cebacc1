package stepdoku.hint;

import java.util.List;
import stepdoku.board.Digits;
import stepdoku.board.House;

/**
 * One cell of a house is empty: it takes the digit that is missing. Sources: HoDoKu, "Singles"; Sudopedia, "Full House".
 */
final class FullHouse extends Technique {
    FullHouse() {
        super(Level.EASY, "Full House", "last digit", "last cell", "lone single");
    }

    @Override
    public String explanation() {
        return """
                Eight of nine cells of a house are filled, so the last one takes the digit that the house still lacks. \
                It is the easiest of all moves: no peer outside the house needs to be looked at. \
                Sources: HoDoKu, "Singles"; Sudopedia, "Full House".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        for (House house : chart.sight().boxesFirst()) {
            if (chart.emptyCount(house) == 1) {
                tell(chart, house, findings);
            }
        }
    }

    private static void tell(Chart chart, House house, Findings findings) {
        for (int cell : house.cells()) {
            if (chart.marks().grid().isEmpty(cell) && Digits.count(chart.candidates(cell)) == 1) {
                int digit = Digits.lowest(chart.candidates(cell));
                Pattern pattern = new Pattern(List.of(house), List.of(cell), Digits.of(digit), "");
                findings.place(pattern, cell, digit, why(chart.geometry().name(cell), house, Digits.symbol(digit)));
            }
        }
    }

    private static String why(String cell, House house, char digit) {
        return cell + " is the last empty cell of " + house + ", and " + digit + " is the digit that is missing there";
    }
}
