package stepdoku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class FieldsTest {

    @Test
    void flagsTheFieldsThatHaveACandidate() {
        words().forEach(word -> assertEquals(inEachField(word, field -> field == 0 ? 0 : 32), Fields.nonEmpty(word)));
    }

    @Test
    void fillsTheFlaggedFields() {
        words().map(word -> word << 5 & Fields.FREE)
                .forEach(flags ->
                        assertEquals(inEachField(flags, field -> field == 0 ? 0 : 31), Fields.flagged(flags)));
    }

    @Test
    void takesTheLowestCandidateOfEachField() {
        words().forEach(word -> assertEquals(
                inEachField(word, field -> field & ~Long.lowestOneBit(field)), Fields.withoutLowest(word)));
    }

    private static LongStream words() {
        System.out.println("words from seed 6");
        Random random = new Random(6);
        return random.longs(1000).map(word -> word & random.nextLong() & Fields.ALL);
    }

    private static long inEachField(long word, LongUnaryOperator change) {
        long changed = 0;
        for (int start = 0; start < Fields.WIDTH * Fields.COUNT; start += Fields.WIDTH) {
            changed |= change.applyAsLong(word >>> start & 63) << start;
        }
        return changed;
    }
}
