package stepdoku.solver;

import java.util.Arrays;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.House;

/** The rules by themselves: what makes a solution, checked without any of the solvers' tables. */
final class Rules {
    private Rules() {}

    /** Whether {@code solution} keeps every digit of {@code board} (0 for empty) and fills each house with all digits. */
    static boolean isSolution(Geometry geometry, int[] board, int[] solution) {
        return keeps(board, solution) && fillsEachHouse(geometry, solution);
    }

    /** The solution itself; one that is none is an IllegalStateException. */
    static int[] verified(Geometry geometry, int[] board, int[] solution) {
        if (!isSolution(geometry, board, solution)) {
            throw new IllegalStateException(Arrays.toString(solution) + " does not solve " + Arrays.toString(board));
        }
        return solution;
    }

    private static boolean keeps(int[] board, int[] solution) {
        boolean kept = true;
        for (int cell = 0; cell < board.length; cell++) {
            kept &= board[cell] == 0 || board[cell] == solution[cell];
        }
        return kept;
    }

    private static boolean fillsEachHouse(Geometry geometry, int[] solution) {
        boolean filled = true;
        for (House house : geometry.houses()) {
            filled &= held(house, solution) == geometry.digits();
        }
        return filled;
    }

    private static int held(House house, int[] solution) {
        int held = Digits.NONE;
        for (int cell : house.cells()) {
            held |= Digits.of(solution[cell]);
        }
        return held;
    }
}
