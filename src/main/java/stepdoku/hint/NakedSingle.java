package stepdoku.hint;

import java.util.List;
import stepdoku.board.Digits;

/** A cell with one candidate takes it. Sources: HoDoKu, "Singles"; SudokuWiki, "Naked Singles"; Sudopedia, "Naked Single". */
final class NakedSingle extends Technique {
    NakedSingle() {
        super(Level.EASY, "Naked Single", "sole candidate", "forced digit", "single candidate");
    }

    @Override
    public String explanation() {
        return """
                A cell has one candidate left: every other digit stands in its row, its column or its box, or was \
                eliminated before. So the cell takes it. \
                Sources: HoDoKu, "Singles"; SudokuWiki, "Getting Started"; Sudopedia, "Naked Single".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        int cells = chart.geometry().cellCount();
        for (int cell = 0; cell < cells && !findings.areEnough(); cell++) {
            if (Digits.count(chart.candidates(cell)) == 1) {
                int digit = Digits.lowest(chart.candidates(cell));
                findings.place(
                        new Pattern(List.of(), List.of(cell), Digits.of(digit), ""),
                        cell,
                        digit,
                        why(chart, cell, digit));
            }
        }
    }

    private static String why(Chart chart, int cell, int digit) {
        return Digits.symbol(digit) + " is the only candidate left in "
                + chart.geometry().name(cell);
    }
}
