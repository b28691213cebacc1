package stepdoku.hint;

import java.util.List;
import stepdoku.board.Digits;
import stepdoku.board.House;
import stepdoku.board.House.Kind;

/**
 * The logic that pointing and claiming share: all places of a digit in one house lie in a second house too, so one of them
 * holds the digit for both houses. Sources: HoDoKu, "Intersections"; SudokuWiki, "Intersection Removal".
 */
final class LockedCandidates {
    private LockedCandidates() {}

    /** Looks at one house, for each digit, at the second house of that kind. */
    static void search(Chart chart, House house, Kind second, Findings findings) {
        for (int digit = 1; digit <= chart.size(); digit++) {
            int positions = chart.positions(house, digit);
            if (Integer.bitCount(positions) > 1) {
                int cell = house.cells()[Integer.numberOfTrailingZeros(positions)];
                tell(chart, digit, house, chart.geometry().house(second, cell), findings);
            }
        }
    }

    private static void tell(Chart chart, int digit, House house, House other, Findings findings) {
        CellSet places = chart.places(house, digit);
        CellSet hit = chart.places(other, digit).without(places);
        if (!hit.isEmpty() && places.isWithin(chart.sight().cells(other))) {
            String text = Digits.symbol(digit) + " in " + Wording.shortName(house);
            Pattern pattern = Pattern.of(List.of(house), places, Digits.of(digit), text);
            findings.eliminate(pattern, chart.candidates(hit, Digits.of(digit)), why(digit, house, other));
        }
    }

    private static String why(int digit, House house, House other) {
        char symbol = Digits.symbol(digit);
        return "in " + house + " every place of " + symbol + " lies in " + other + ", so " + symbol
                + " cannot stand elsewhere in " + other;
    }
}
