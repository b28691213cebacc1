package stepdoku.solver;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;

/** Boards made at random from a seed. */
final class RandomBoards {
    private final Geometry geometry;
    private final Random random;

    RandomBoards(Geometry geometry, long seed) {
        this.geometry = geometry;
        this.random = new Random(seed);
        System.out.println("boards of " + geometry + " from seed " + seed);
    }

    /** Digits that clash with none before, in random cells; it may well have no solution. */
    Grid scattered(int digits) {
        Grid grid = Grid.empty(geometry);
        for (int cell : shuffledCells().subList(0, digits)) {
            int candidates = grid.candidates(cell);
            if (candidates != Digits.NONE) {
                grid = grid.withEntry(cell, anyOf(candidates));
            }
        }
        return grid;
    }

    /** A full grid with some cells emptied: it has one solution or more. */
    Grid solvable(int empty) {
        int[] digits = Stream.generate(() -> scattered(geometry.size()))
                .flatMap(grid -> Solver.solution(grid).stream())
                .findFirst()
                .orElseThrow()
                .digits();
        shuffledCells().subList(0, empty).forEach(cell -> digits[cell] = 0);
        return Grid.ofGivens(geometry, digits);
    }

    /** A full grid with some cells emptied and one digit changed: it seldom has a solution, and may have a clash. */
    Grid spoilt(int empty) {
        int[] digits = solvable(empty).digits();
        digits[random.nextInt(digits.length)] = 1 + random.nextInt(geometry.size());
        return Grid.ofGivens(geometry, digits);
    }

    private int anyOf(int candidates) {
        int[] members = Digits.members(candidates);
        return members[random.nextInt(members.length)];
    }

    private List<Integer> shuffledCells() {
        List<Integer> cells = IntStream.range(0, geometry.cellCount()).boxed().collect(Collectors.toList());
        Collections.shuffle(cells, random);
        return cells;
    }
}
