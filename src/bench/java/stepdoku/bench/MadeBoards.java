package stepdoku.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import stepdoku.solver.FastSolver;

/** Boards for measuring, made from a fixed seed: easy, minimal and hard ones, and ones with several solutions. */
final class MadeBoards {
    private static final int CELLS = 81;
    private static final int BOARDS = 1000;
    private static final int MINIMAL_BOARDS = 20_000;
    private static final int GUESSES_OF_HARD_BOARDS = 6;

    private final Random random = new Random(2005);
    private final FastSolver solver = new FastSolver();

    Map<String, List<int[]>> sets() {
        List<int[]> minimal =
                Stream.generate(() -> reduced(0)).limit(MINIMAL_BOARDS).collect(Collectors.toList());
        Map<String, List<int[]>> sets = new LinkedHashMap<>();
        sets.put("easy, 34 givens", boards(this::easy));
        sets.put("minimal", minimal.subList(0, BOARDS));
        sets.put("hard", minimal.stream().filter(this::isHard).collect(Collectors.toList()));
        sets.put(
                "several solutions",
                minimal.stream().limit(BOARDS).map(this::withoutThree).collect(Collectors.toList()));
        return sets;
    }

    private static List<int[]> boards(Supplier<int[]> maker) {
        return Stream.generate(maker).limit(BOARDS).collect(Collectors.toList());
    }

    private int[] easy() {
        return Stream.generate(() -> reduced(34))
                .filter(board -> guesses(board) == 0)
                .findFirst()
                .orElseThrow();
    }

    private boolean isHard(int[] board) {
        return guesses(board) >= GUESSES_OF_HARD_BOARDS;
    }

    private long guesses(int[] board) {
        solver.count(board, 2);
        return solver.guesses();
    }

    /** A full grid of which givens are taken, in random order, while one solution and so many givens are left. */
    private int[] reduced(int givens) {
        int[] board = fullGrid();
        int left = CELLS;
        for (int cell : shuffled(CELLS)) {
            int digit = board[cell];
            board[cell] = 0;
            if (left > givens && solver.count(board, 2) == 1) {
                left--;
            } else {
                board[cell] = digit;
            }
        }
        return board;
    }

    private int[] withoutThree(int[] minimal) {
        int[] board = minimal.clone();
        shuffled(CELLS).stream().filter(cell -> board[cell] != 0).limit(3).forEach(cell -> board[cell] = 0);
        return board;
    }

    /** Three boxes that have no house in common are filled at random, the rest by the solver. */
    private int[] fullGrid() {
        int[] board = new int[CELLS];
        for (int box = 0; box < 3; box++) {
            List<Integer> digits = shuffled(9);
            for (int i = 0; i < 9; i++) {
                board[(3 * box + i / 3) * 9 + 3 * box + i % 3] = 1 + digits.get(i);
            }
        }
        solver.count(board, 1);
        return solver.first().get(0);
    }

    private List<Integer> shuffled(int size) {
        List<Integer> numbers = IntStream.range(0, size).boxed().collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(numbers, random);
        return numbers;
    }
}
