package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static stepdoku.hint.Pictures.found;
import static stepdoku.hint.Pictures.marks;

import java.util.List;
import org.junit.jupiter.api.Test;

class SubsetsTest {

    @Test
    void twoCellsWithTheSameTwoCandidatesKeepThemFromAllThatSeeBoth() {
        assertEquals(
                List.of("Naked Pair: 1,2 in r1c1,r1c2 => r1c3<>2, r2c1<>1, r2c2<>1, r2c2<>2"),
                found(new NakedPair(), marks("""
                12  12   | 234 34
                13  1234 | *   *
                ---------+--------
                *   *    | *   *
                *   *    | *   *""")));
    }

    @Test
    void threeCandidatesInTwoCellsAreNoPair() {
        assertEquals(List.of(), found(new NakedPair(), marks("""
                12  13   | 234 34
                134 1234 | *   *
                ---------+--------
                *   *    | *   *
                *   *    | *   *""")));
    }

    @Test
    void twoDigitsWithTheSameTwoPlacesFillThem() {
        assertEquals(
                List.of(
                        "Hidden Pair: 1,2 in r3c2,r4c2 => r3c2<>3, r3c2<>4, r4c2<>3, r4c2<>4",
                        "Hidden Pair: 1,2 in r1c1,r2c1 => r1c1<>3, r1c1<>4, r2c1<>4"),
                found(new HiddenPair(), marks("""
                1234 *  | * *
                124  *  | * *
                --------+-----
                34   *  | * *
                34   *  | * *""")));
    }

    @Test
    void twoDigitsWithThreePlacesAreNoPair() {
        assertEquals(List.of(), found(new HiddenPair(), marks("""
                1234 *  | * *
                124  *  | * *
                --------+-----
                234  *  | * *
                34   *  | * *""")));
    }
}
