package stepdoku.hint;

import java.util.List;
import stepdoku.board.Digits;
import stepdoku.board.House;

/**
 * All empty cells but one have two candidates. Sources: HoDoKu, "Uniqueness"; SudokuWiki, "BUG"; Sudopedia, "Bivalue
 * Universal Grave".
 */
final class BugPlusOne extends Technique {
    BugPlusOne() {
        super(Level.FIENDISH, "Bivalue Universal Grave + 1", "bug+1", "bug", "bug1");
    }

    @Override
    public boolean restsOnUniqueness() {
        return true;
    }

    @Override
    public String explanation() {
        return """
                All empty cells have two candidates, but for one that has three, and every digit has two places in each house, \
                but for one digit of that cell, which has three in the houses of the cell. Without this digit in this cell \
                the rest would be a grave: a board of pairs alone, which has two solutions or none. The board has one, so \
                the cell holds the digit. \
                Sources: HoDoKu, "Uniqueness"; SudokuWiki, "BUG"; Sudopedia, "Bivalue Universal Grave".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        CellSet triples = chart.cellsWith(3);
        long pairs = chart.cellsWith(2).count();
        if (triples.count() == 1 && pairs + 1 == chart.marks().grid().emptyCount()) {
            int cell = triples.first();
            for (int digit : Digits.members(chart.candidates(cell))) {
                if (isGraveWithout(chart, cell, digit)) {
                    tell(chart, cell, digit, findings);
                }
            }
        }
    }

    private static boolean isGraveWithout(Chart chart, int cell, int digit) {
        for (House house : chart.geometry().houses()) {
            for (int other = 1; other <= chart.size(); other++) {
                CellSet places = chart.places(house, other);
                int count = (other == digit ? places.without(cell) : places).count();
                if (count != 0 && count != 2) {
                    return false;
                }
            }
        }
        return true;
    }

    private static void tell(Chart chart, int cell, int digit, Findings findings) {
        String name = chart.geometry().name(cell);
        String why =
                "without " + Digits.symbol(digit) + " in " + name + " every cell and every digit of a house would have "
                        + "two choices, and the board two solutions or none; it has one, so " + name + " is "
                        + Digits.symbol(digit);
        findings.place(new Pattern(List.of(), List.of(cell), Digits.of(digit), ""), cell, digit, why);
    }
}
