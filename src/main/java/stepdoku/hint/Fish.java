package stepdoku.hint;

import java.util.List;
import stepdoku.board.Digits;
import stepdoku.board.House;
import stepdoku.board.House.Kind;

/**
 * The logic of X-wing, swordfish and jellyfish: in n rows a digit has places in only n columns. Each of the rows needs one
 * of these columns, so the digit stands nowhere else in them; the same with rows and columns exchanged. Sources: HoDoKu,
 * "Basic Fish"; SudokuWiki, "X-Wing Strategy", "Sword-Fish Strategy", "Jelly-Fish Strategy"; Sudopedia, "Fish".
 */
final class Fish {
    private final Chart chart;
    private final Findings findings;

    private Fish(Chart chart, Findings findings) {
        this.chart = chart;
        this.findings = findings;
    }

    static void search(Chart chart, int size, Findings findings) {
        Fish fish = new Fish(chart, findings);
        for (int digit = 1; digit <= chart.size() && !findings.areEnough(); digit++) {
            fish.search(size, digit, Kind.ROW, Kind.COLUMN);
            fish.search(size, digit, Kind.COLUMN, Kind.ROW);
        }
    }

    private void search(int size, int digit, Kind base, Kind cover) {
        TightGroups.visit(masks(chart, digit, base), size, (lines, crossing) -> {
            tell(digit, chart.sight().houses(base, lines), chart.sight().houses(cover, crossing));
            return !findings.areEnough();
        });
    }

    /** The places of a digit in each line of a kind. */
    static int[] masks(Chart chart, int digit, Kind lines) {
        int[] masks = new int[chart.size()];
        for (int index = 0; index < masks.length; index++) {
            masks[index] = chart.positions(chart.sight().house(lines, index), digit);
        }
        return masks;
    }

    private void tell(int digit, List<House> base, List<House> cover) {
        CellSet baseCells = chart.sight().cells(base);
        CellSet hit = chart.places(digit).and(chart.sight().cells(cover)).without(baseCells);
        if (!hit.isEmpty()) {
            String text = Digits.symbol(digit) + " " + Wording.shortLines(base, chart.size()) + " "
                    + Wording.shortLines(cover, chart.size());
            Pattern pattern = Pattern.of(base, chart.places(digit).and(baseCells), Digits.of(digit), text);
            findings.eliminate(pattern, chart.candidates(hit, Digits.of(digit)), why(digit, base, cover));
        }
    }

    private static String why(int digit, List<House> base, List<House> cover) {
        String lines = Wording.houses(base);
        return "in " + lines + " the digit " + Digits.symbol(digit) + " has places only in " + Wording.houses(cover)
                + "; these lines get theirs from " + lines + ", so it stands nowhere else in them";
    }
}
