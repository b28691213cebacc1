package stepdoku.listing;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import stepdoku.board.Digits;
import stepdoku.board.Grid;

/** Boards as the recursions want them: rows of characters, {@code .} for empty, changed in place. */
final class CharBoard {
    private CharBoard() {}

    static char[][] of(Grid grid) {
        int n = grid.geometry().size();
        String line = grid.toString();
        return IntStream.range(0, n)
                .mapToObj(row -> line.substring(row * n, (row + 1) * n).toCharArray())
                .toArray(char[][]::new);
    }

    /** What such a board holds, as a grid with the givens of the one from which it was made. */
    static Grid grid(Grid start, char[][] board) {
        String line = Arrays.stream(board).map(String::new).collect(Collectors.joining());
        return start.withDigits(
                line.chars().map(symbol -> Digits.parse((char) symbol)).toArray());
    }
}
