package stepdoku.solver;

import java.util.Arrays;
import java.util.stream.IntStream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.House;

/** The rules by themselves: what makes a solution, checked without any of the solvers' tables. */
final class Rules {
    private Rules() {}

    /** Whether {@code solution} keeps every digit of {@code board} (0 for empty) and fills each house with all digits. */
    static boolean isSolution(Geometry geometry, int[] board, int[] solution) {
        return keeps(board, solution)
                && geometry.houses().stream().allMatch(house -> held(house, solution) == geometry.digits());
    }

    /** The solution itself; one that is none is an IllegalStateException. */
    static int[] verified(Geometry geometry, int[] board, int[] solution) {
        if (!isSolution(geometry, board, solution)) {
            throw new IllegalStateException(Arrays.toString(solution) + " does not solve " + Arrays.toString(board));
        }
        return solution;
    }

    private static boolean keeps(int[] board, int[] solution) {
        return IntStream.range(0, board.length).allMatch(cell -> board[cell] == 0 || board[cell] == solution[cell]);
    }

    private static int held(House house, int[] solution) {
        int held = Digits.NONE;
        for (int cell : house.cells()) {
            held |= Digits.of(solution[cell]);
        }
        return held;
    }
}
