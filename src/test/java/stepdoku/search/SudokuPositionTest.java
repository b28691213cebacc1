package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stepdoku.board.Grid;

/** What strategies ask of a sudoku is answered as the rules say, on random boards of all sizes. */
class SudokuPositionTest {
    private final Random random = Seeded.random("random boards");

    private List<Grid> randomBoards() {
        return IntStream.of(4, 6, 9, 12, 16, 25)
                .boxed()
                .flatMap(size -> IntStream.range(0, 300 / size).mapToObj(i -> Boards.random(random, size)))
                .toList();
    }

    @Test
    void candidatesAreTheDigitsThatFit() {
        for (Grid grid : randomBoards()) {
            Position position = new SudokuPosition(grid);
            PlainBoard plain = PlainBoard.of(grid);
            for (int cell : plain.emptyCells()) {
                assertEquals(PlainStrategy.mask(plain.fitting(cell)), position.candidates(cell), grid::toString);
            }
        }
    }

    @Test
    void fullnessCountsTheFilledCellsOfTheFullestHouse() {
        for (Grid grid : randomBoards()) {
            Position position = new SudokuPosition(grid);
            PlainBoard plain = PlainBoard.of(grid);
            for (int cell : plain.emptyCells()) {
                assertEquals(PlainStrategy.fullness(plain, cell), position.fullness(cell), grid::toString);
            }
        }
    }

    @Test
    void onlyPlaceIsTheFirstDigitThatHasOne() {
        for (Grid grid : randomBoards()) {
            long expected = PlainStrategy.onlyPlaces(PlainBoard.of(grid)).stream()
                    .map(PlainStrategy.Choice::packed)
                    .findFirst()
                    .orElse((long) Position.NONE);
            assertEquals(expected, new SudokuPosition(grid).onlyPlace(), grid::toString);
        }
    }

    @Test
    void emptyCellsAreFoundFromBothEndsAndInOrder() {
        for (Grid grid : randomBoards()) {
            Position position = new SudokuPosition(grid);
            int[] empty = grid.emptyCells().toArray();
            int[] found = IntStream.iterate(position.firstEmpty(), cell -> cell != Position.NONE, position::nextEmpty)
                    .toArray();
            assertEquals(
                    IntStream.of(empty).boxed().toList(),
                    IntStream.of(found).boxed().toList());
            assertEquals(empty.length, position.emptyAtStart());
            assertEquals(empty.length == 0 ? Position.NONE : empty[empty.length - 1], position.lastEmpty());
        }
    }
}
