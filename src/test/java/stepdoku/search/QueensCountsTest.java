package stepdoku.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All solutions of the N queens are found, with the placements of a plain recursion. */
class QueensCountsTest {

    /** The recursion of the textbooks, on an array of columns. */
    private static final class Plain {
        private final int[] columns;
        private long placements;
        private long solutions;

        Plain(int size) {
            columns = new int[size];
            dfs(0);
        }

        private void dfs(int row) {
            if (row == columns.length) {
                solutions++;
                return;
            }
            for (int column = 0; column < columns.length; column++) {
                if (isSafe(row, column)) {
                    columns[row] = column;
                    placements++;
                    dfs(row + 1);
                }
            }
        }

        private boolean isSafe(int row, int column) {
            for (int above = 0; above < row; above++) {
                int distance = Math.abs(columns[above] - column);
                if (distance == 0 || distance == row - above) {
                    return false;
                }
            }
            return true;
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 0", "3, 0", "4, 2", "5, 10", "6, 4", "7, 40", "8, 92", "9, 352", "10, 724"})
    void everySolutionIsCounted(int size, long solutions) {
        Stepper stepper = new Stepper(new Search(new QueensPosition(size), Strategies.SCAN), false, () -> true);
        while (stepper.run(List.of()).reason() != Stop.Reason.END) {}
        Plain plain = new Plain(size);
        Counts counts = stepper.search().counts();
        assertEquals(solutions, counts.solutions());
        assertEquals(plain.solutions, counts.solutions());
        assertEquals(plain.placements, counts.placements());
        assertEquals(plain.placements, counts.retractions());
        assertTrue(stepper.search().exhausted());
    }
}
