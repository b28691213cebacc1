package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static stepdoku.hint.Pictures.cells;
import static stepdoku.hint.Pictures.found;
import static stepdoku.hint.Pictures.places;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import stepdoku.board.PencilMarks;

class ColorsTest {

    @Test
    void aCellThatSeesBothColoursIsTrapped() {
        assertEquals(
                List.of("Simple Colors: 1 (r1c1,r7c5) / (r1c5,r7c2) => r2c2<>1, r9c1<>1"),
                found(new SimpleColors(), places(1, """
                        x..|.x.|...
                        .xx|x.x|xxx
                        ..x|x.x|xxx
                        ---+---+---
                        xxx|x.x|xxx
                        xxx|x.x|xxx
                        xxx|x.x|xxx
                        ---+---+---
                        .x.|.x.|...
                        ..x|x.x|xxx
                        xx.|x.x|xxx""")));
    }

    @Test
    void aColourThatSeesItselfIsFalse() {
        assertEquals(
                "Simple Colors: 1 (r1c1,r3c2,r7c5) / (r1c5,r7c2) => r1c1<>1, r3c2<>1, r7c5<>1",
                found(new SimpleColors(), places(1, """
                        x..|.x.|...
                        ..x|x.x|xxx
                        .x.|x.x|xxx
                        ---+---+---
                        x.x|x.x|xxx
                        x.x|x.x|xxx
                        x.x|x.x|xxx
                        ---+---+---
                        .x.|.x.|...
                        x.x|x.x|xxx
                        ..x|x.x|xxx""")).get(0));
    }

    @Test
    void theEndsOfFourEqualPairsHoldOneDigitEach() {
        assertEquals(
                List.of("Remote Pair: 1/2 r1c1 -2- r1c5 -1- r5c5 -2- r5c9 => r1c9<>1, r1c9<>2, r5c1<>1, r5c1<>2"),
                found(new RemotePair(), cells("r1c1=12 r1c5=12 r5c5=12 r5c9=12")));
    }

    @Test
    void theEndsOfThreeEqualPairsHoldTheSame() {
        assertEquals(List.of(), found(new RemotePair(), cells("r1c1=12 r1c5=12 r5c5=12")));
    }

    /** So on the whole ladder, where simple colors stand before them, remote pairs are never the hint. */
    @Test
    void afterNakedPairsSimpleColorsFindWhatRemotePairsDo() {
        PencilMarks marks = Ladder.of(List.of(new NakedPair()))
                .path(cells("r1c1=12 r1c5=12 r5c5=12 r5c9=12 r7c9=12 r7c3=12"))
                .end();
        Set<Candidate> byRemotePairs = eliminations(new RemotePair(), marks);
        assertFalse(byRemotePairs.isEmpty());
        assertTrue(eliminations(new SimpleColors(), marks).containsAll(byRemotePairs));
    }

    private static Set<Candidate> eliminations(Technique technique, PencilMarks marks) {
        return technique.all(marks).stream()
                .flatMap(deduction -> deduction.eliminations().stream())
                .collect(Collectors.toSet());
    }
}
