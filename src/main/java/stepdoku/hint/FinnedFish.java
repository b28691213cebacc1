package stepdoku.hint;

import java.util.List;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.House;
import stepdoku.board.House.Kind;

/**
 * The logic of finned and sashimi fish: a fish but for some places in one box, its fins. Either a fin holds the digit or the
 * fish is one, so what the fish would eliminate goes where all fins see it. A fish is sashimi when a line without its fins
 * would have one place left. Sources: HoDoKu, "Finned/Sashimi Fish"; SudokuWiki, "Finned X-Wing", "Sashimi X-Wing";
 * Sudopedia, "Finned Fish".
 */
final class FinnedFish {
    private final Chart chart;
    private final int size;
    private final boolean sashimi;
    private final Findings findings;

    private FinnedFish(Chart chart, int size, boolean sashimi, Findings findings) {
        this.chart = chart;
        this.size = size;
        this.sashimi = sashimi;
        this.findings = findings;
    }

    static void search(Chart chart, int size, boolean sashimi, Findings findings) {
        FinnedFish fish = new FinnedFish(chart, size, sashimi, findings);
        for (int digit = 1; digit <= chart.size() && !findings.areEnough(); digit++) {
            fish.search(digit, Kind.ROW, Kind.COLUMN);
            fish.search(digit, Kind.COLUMN, Kind.ROW);
        }
    }

    private void search(int digit, Kind base, Kind cover) {
        Geometry geometry = chart.geometry();
        int widest = base == Kind.ROW ? geometry.boxColumns() : geometry.boxRows();
        int[] masks = Fish.masks(chart, digit, base);
        TightGroups.visit(masks, size, widest, (lines, crossing) -> {
            chooseCover(digit, base, lines, cover, crossing, masks);
            return !findings.areEnough();
        });
    }

    /** Tries each n of the crossing lines as the cover; the places in the others are the fins. */
    private void chooseCover(int digit, Kind base, int lines, Kind cover, int crossing, int[] masks) {
        for (int chosen = crossing; chosen != 0; chosen = (chosen - 1) & crossing) {
            boolean isFinned = chosen != crossing && Integer.bitCount(chosen) == size;
            if (isFinned && sashimi == isSashimi(lines, chosen, masks) && keepsAll(lines, chosen, masks)) {
                tell(digit, chart.sight().houses(base, lines), chart.sight().houses(cover, chosen));
            }
        }
    }

    private static boolean isSashimi(int lines, int cover, int[] masks) {
        for (int rest = lines; rest != 0; rest &= rest - 1) {
            if (Integer.bitCount(masks[Integer.numberOfTrailingZeros(rest)] & cover) == 1) {
                return true;
            }
        }
        return false;
    }

    /** Whether every line has a place in the cover. */
    private static boolean keepsAll(int lines, int cover, int[] masks) {
        for (int rest = lines; rest != 0; rest &= rest - 1) {
            if ((masks[Integer.numberOfTrailingZeros(rest)] & cover) == 0) {
                return false;
            }
        }
        return true;
    }

    private void tell(int digit, List<House> base, List<House> cover) {
        CellSet baseCells = chart.sight().cells(base);
        CellSet coverCells = chart.sight().cells(cover);
        CellSet fish = chart.places(digit).and(baseCells);
        CellSet fins = fish.without(coverCells);
        CellSet hit = chart.places(digit)
                .and(coverCells)
                .without(baseCells)
                .and(chart.sight().commonPeers(fins.cells()));
        if (!hit.isEmpty()) {
            Pattern pattern = Pattern.of(base, fish, Digits.of(digit), text(digit, base, cover, fins));
            findings.eliminate(pattern, chart.candidates(hit, Digits.of(digit)), why(digit, base, cover, fins));
        }
    }

    private String text(int digit, List<House> base, List<House> cover, CellSet fins) {
        return Digits.symbol(digit) + " " + Wording.shortLines(base, chart.size()) + " "
                + Wording.shortLines(cover, chart.size()) + " f" + Wording.cells(chart.geometry(), fins);
    }

    private String why(int digit, List<House> base, List<House> cover, CellSet fins) {
        char symbol = Digits.symbol(digit);
        return "in " + Wording.houses(base) + " the digit " + symbol + " has places only in " + Wording.houses(cover)
                + " and in " + Wording.cellList(chart.geometry(), fins)
                + "; if it is not there, it stands nowhere else in "
                + Wording.houses(cover) + ", so where both cases forbid it, it goes";
    }
}
