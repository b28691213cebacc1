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
        int width = base == Kind.ROW ? geometry.boxColumns() : geometry.boxRows();
        int[] masks = Fish.masks(chart, digit, base);
        TightGroups.visit(masks, size, width, (lines, crossing) -> {
            chooseCover(digit, base, lines, cover, crossing, masks);
            return !findings.areEnough();
        });
    }

    /** Tries each n of the crossing lines as the cover; the places in the others are the fins. */
    private void chooseCover(int digit, Kind base, int lines, Kind cover, int crossing, int[] masks) {
        for (int chosen = crossing; chosen != 0; chosen = (chosen - 1) & crossing) {
            boolean isFinned = chosen != crossing && Integer.bitCount(chosen) == size;
            if (isFinned && finsSeeAPlace(base, lines, chosen, crossing & ~chosen, masks)) {
                int fewest = fewestKept(lines, chosen, masks);
                if (sashimi ? fewest == 1 : fewest > 1) {
                    tell(digit, chart.sight().houses(base, lines), chart.sight().houses(cover, chosen));
                }
            }
        }
    }

    /** Whether all fins lie in one box, and another line through that box has a place in the cover there. */
    private boolean finsSeeAPlace(Kind base, int lines, int cover, int finned, int[] masks) {
        Geometry geometry = chart.geometry();
        int height = base == Kind.ROW ? geometry.boxRows() : geometry.boxColumns();
        int width = base == Kind.ROW ? geometry.boxColumns() : geometry.boxRows();
        int stack = Integer.numberOfTrailingZeros(finned) / width;
        int inStack = ((1 << width) - 1) << stack * width;
        if ((finned & ~inStack) != 0 || (cover & inStack) == 0) {
            return false;
        }
        int withFins = linesMeeting(finned, lines, masks);
        int band = Integer.numberOfTrailingZeros(withFins) / height;
        int inBand = ((1 << height) - 1) << band * height;
        return (withFins & ~inBand) == 0 && linesMeeting(cover & inStack, inBand & ~lines, masks) != 0;
    }

    /** Those of the lines that have a place at one of the crossings. */
    private static int linesMeeting(int crossings, int lines, int[] masks) {
        int meeting = 0;
        for (int rest = lines; rest != 0; rest &= rest - 1) {
            boolean meets = (masks[Integer.numberOfTrailingZeros(rest)] & crossings) != 0;
            meeting |= meets ? rest & -rest : 0;
        }
        return meeting;
    }

    /** The smallest number of places that a line keeps without its fins. */
    private static int fewestKept(int lines, int cover, int[] masks) {
        int fewest = Integer.MAX_VALUE;
        for (int rest = lines; rest != 0; rest &= rest - 1) {
            fewest = Math.min(fewest, Integer.bitCount(masks[Integer.numberOfTrailingZeros(rest)] & cover));
        }
        return fewest;
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
        String lines = Wording.houses(cover);
        return "in " + Wording.houses(base) + " the digit " + Digits.symbol(digit) + " has places only in " + lines
                + " and in " + Wording.cellList(chart.geometry(), fins)
                + "; if it is not there, the rest is a fish and it stands "
                + "nowhere else in " + lines + "; a cell there that sees all of these cannot hold it either way";
    }
}
