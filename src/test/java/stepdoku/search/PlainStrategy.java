package stepdoku.search;

import java.util.Arrays;
import java.util.List;

/** The strategies as their definitions say them, without a thought of speed. */
interface PlainStrategy {
    /** A cell, and the values that may be tried there. */
    record Choice(int cell, List<Integer> values) {
        /** The same as a {@link stepdoku.search.Choice}. */
        long packed() {
            return stepdoku.search.Choice.of(cell, mask(values));
        }
    }

    static int mask(List<Integer> values) {
        return values.stream().mapToInt(value -> 1 << value).sum();
    }

    Choice choose(PlainBoard board);

    static PlainStrategy named(String name) {
        return switch (name) {
            case "scan" -> PlainStrategy::scan;
            case "backward" -> PlainStrategy::backward;
            case "fullest" -> PlainStrategy::fullest;
            case "fewest" -> PlainStrategy::fewest;
            case "forced" -> PlainStrategy::forced;
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static Choice allOf(PlainBoard board, int cell) {
        return new Choice(cell, board.fitting(cell));
    }

    private static Choice scan(PlainBoard board) {
        return allOf(board, board.emptyCells()[0]);
    }

    private static Choice backward(PlainBoard board) {
        int[] empty = board.emptyCells();
        return allOf(board, empty[empty.length - 1]);
    }

    private static Choice fullest(PlainBoard board) {
        int fullest = -1;
        int most = -1;
        for (int cell : board.emptyCells()) {
            int filled = fullness(board, cell);
            if (filled > most) {
                fullest = cell;
                most = filled;
            }
        }
        return allOf(board, fullest);
    }

    /** How many cells are filled in the fullest house of a cell. */
    static int fullness(PlainBoard board, int cell) {
        int most = 0;
        for (int[] house : board.houses()) {
            if (Arrays.stream(house).anyMatch(other -> other == cell)) {
                int filled = (int) Arrays.stream(house)
                        .filter(other -> !board.isEmpty(other))
                        .count();
                most = Math.max(most, filled);
            }
        }
        return most;
    }

    private static Choice fewest(PlainBoard board) {
        Choice best = null;
        for (int cell : board.emptyCells()) {
            List<Integer> fitting = board.fitting(cell);
            if (best == null || fitting.size() < best.values().size()) {
                best = new Choice(cell, fitting);
            }
        }
        return best;
    }

    private static Choice forced(PlainBoard board) {
        for (int cell : board.emptyCells()) {
            if (board.fitting(cell).size() <= 1) {
                return allOf(board, cell);
            }
        }
        List<Choice> onlyPlaces = onlyPlaces(board);
        return onlyPlaces.isEmpty() ? scan(board) : onlyPlaces.get(0);
    }

    /** The first value with one place left in a house, as a list of one; an empty list when there is none. */
    static List<Choice> onlyPlaces(PlainBoard board) {
        for (int[] house : board.houses()) {
            for (int value = 1; value <= board.size; value++) {
                int[] places = places(board, house, value);
                if (places.length == 1) {
                    return List.of(new Choice(places[0], List.of(value)));
                }
            }
        }
        return List.of();
    }

    private static int[] places(PlainBoard board, int[] house, int value) {
        return Arrays.stream(house)
                .filter(cell -> board.isEmpty(cell) && board.fits(cell, value))
                .toArray();
    }
}
