package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QueensPositionTest {
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 0", "3, 0", "4, 2", "5, 10", "6, 4", "8, 92", "10, 724"})
    void everyStrategyFindsAllSolutions(int size, long solutions) {
        Subject.queensWithAllStrategies(size).map(Subject::search).forEach(search -> {
            Stop stop = new Stepper(search, false, () -> true).run(List.of());
            assertEquals(Stop.Reason.END, stop.reason());
            assertEquals(
                    solutions, search.counts().solutions(), search.strategy().name());
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 8, 16, 17, 29, 30})
    void candidatesAreTheColumnsThatNoQueenAttacks(int size) {
        Random random = Seeded.random(size + " queens");
        PlainBoard plain = PlainBoard.queens(size);
        Position position = new QueensPosition(size);
        Deque<Integer> queens = new ArrayDeque<>();
        for (int round = 0; round < 500; round++) {
            change(position, plain, queens, random);
            assertSame(plain, position, "round " + round);
        }
    }

    /** One queen more where there is room, or the last one less. */
    private static void change(Position position, PlainBoard plain, Deque<Integer> queens, Random random) {
        int row = random.nextInt(plain.size);
        List<Integer> columns = plain.fitting(row);
        if (plain.isEmpty(row) && !columns.isEmpty() && random.nextInt(3) > 0) {
            plain.values[row] = columns.get(random.nextInt(columns.size()));
            position.place(row, plain.values[row]);
            queens.push(row);
        } else if (!queens.isEmpty()) {
            int last = queens.pop();
            position.retract(last, plain.values[last]);
            plain.values[last] = 0;
        }
    }

    private static void assertSame(PlainBoard plain, Position position, String where) {
        for (int row : plain.emptyCells()) {
            assertEquals(PlainStrategy.mask(plain.fitting(row)), position.candidates(row), where);
        }
        long onlyPlace = PlainStrategy.onlyPlaces(plain).stream()
                .map(PlainStrategy.Choice::packed)
                .findFirst()
                .orElse((long) Position.NONE);
        assertEquals(onlyPlace, position.onlyPlace(), where);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 31})
    void otherSizesAreRefused(int size) {
        assertThrows(IllegalArgumentException.class, () -> new QueensPosition(size));
    }

    @Test
    void theFirstSolutionOfEightQueens() {
        Search search = Subject.queens(8, Strategies.SCAN).search();
        new Stepper(search, true, () -> true).run(List.of());
        assertEquals(
                List.of(1, 5, 8, 6, 3, 7, 2, 4),
                search.path().stream().map(Call::value).toList());
    }
}
