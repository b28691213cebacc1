package stepdoku.hint;

import java.util.List;
import stepdoku.board.Digits;
import stepdoku.board.House;

/** A digit with one place left in a house goes there. Sources: HoDoKu, "Singles"; SudokuWiki, "Hidden Singles". */
final class HiddenSingle extends Technique {
    HiddenSingle() {
        super(Level.EASY, "Hidden Single", "unique candidate", "pinned digit", "last place");
    }

    @Override
    public String explanation() {
        return """
                A digit has one place left in a house, so it goes there, whatever other candidates that cell has. \
                In boxes it is easy to see: the rows and columns that hold the digit cross out all cells but one. \
                Boxes are looked at before rows and columns. \
                Sources: HoDoKu, "Singles"; SudokuWiki, "Hidden Singles"; Sudopedia, "Hidden Single".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        for (House house : chart.sight().boxesFirst()) {
            for (int digit = 1; digit <= chart.size() && !findings.areEnough(); digit++) {
                int positions = chart.positions(house, digit);
                if (Integer.bitCount(positions) == 1) {
                    tell(chart, house, house.cells()[Integer.numberOfTrailingZeros(positions)], digit, findings);
                }
            }
        }
    }

    private static void tell(Chart chart, House house, int cell, int digit, Findings findings) {
        Pattern pattern = new Pattern(List.of(house), List.of(cell), Digits.of(digit), "");
        String name = chart.geometry().name(cell);
        findings.place(pattern, cell, digit, "in " + house + " only " + name + " has room for " + Digits.symbol(digit));
    }
}
