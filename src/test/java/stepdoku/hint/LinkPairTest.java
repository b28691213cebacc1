package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static stepdoku.hint.Pictures.found;
import static stepdoku.hint.Pictures.places;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import stepdoku.board.PencilMarks;

class LinkPairTest {
    private static final PencilMarks SKYSCRAPER = places(1, """
            .x.|.x.|...
            ...|x..|.xx
            x.x|..x|x.x
            ---+---+---
            xxx|.xx|xxx
            xxx|xxx|xxx
            xxx|xxx|xxx
            ---+---+---
            .x.|x..|...
            x.x|..x|xxx
            x.x|..x|xxx""");

    private static final PencilMarks KITE = places(1, """
            x..|.x.|...
            .x.|xx.|x.x
            x.x|.xx|x.x
            ---+---+---
            x.x|x.x|xxx
            x.x|xxx|xxx
            xxx|xxx|xxx
            ---+---+---
            x.x|x.x|xxx
            x.x|xxx|xxx
            x.x|x.x|xxx""");

    private static final PencilMarks TURBOT = places(1, """
            xx.|.xx|xxx
            x..|...|x..
            xx.|.xx|xxx
            ---+---+---
            xxx|xxx|xxx
            xxx|xxx|xxx
            xxx|xxx|xxx
            ---+---+---
            xxx|xxx|...
            xxx|xxx|x..
            xxx|xxx|..x""");

    private static List<String> foundInAll(PencilMarks marks) {
        return Stream.of(new Skyscraper(), new TwoStringKite(), new TurbotFish())
                .flatMap(technique -> found(technique, marks).stream())
                .toList();
    }

    @Test
    void aRowEachThatStandOnOneColumnAreASkyscraperAndNothingElse() {
        assertEquals(List.of("Skyscraper: 1 in r1c5,r7c4 (connected by r1c2,r7c2) => r2c4<>1"), foundInAll(SKYSCRAPER));
    }

    @Test
    void aRowAndAColumnThatMeetInABoxAreAKiteAndNothingElse() {
        assertEquals(List.of("2-String Kite: 1 in r1c5,r6c2 (connected by r1c1,r2c2) => r6c5<>1"), foundInAll(KITE));
    }

    @Test
    void aLinkInABoxMakesATurbotFishAndNothingElse() {
        assertEquals(List.of("Turbot Fish: 1 r2c1 =1= r2c7 -1- r8c7 =1= r9c9 => r9c1<>1"), foundInAll(TURBOT));
    }

    @Test
    void withoutAStrongLinkThereIsNone() {
        assertEquals(List.of(), foundInAll(places(1, "x".repeat(81))));
    }

    @Test
    void anEmptyRectangleAndAStrongLink() {
        assertEquals(
                List.of("Empty Rectangle: 1 in b5 (r5c2,r8c2) => r8c5<>1"),
                found(new EmptyRectangle(), places(1, """
                x.x|xxx|xxx
                x.x|xxx|xxx
                x.x|xxx|xxx
                ---+---+---
                x.x|.x.|xxx
                xx.|x..|x.x
                x.x|.x.|xxx
                ---+---+---
                x.x|xxx|xxx
                xxx|xxx|xxx
                x.x|xxx|xxx""")));
    }

    @Test
    void aPlaceBesideTheCrossSpoilsTheEmptyRectangle() {
        assertEquals(List.of(), found(new EmptyRectangle(), places(1, """
                x.x|xxx|xxx
                x.x|xxx|xxx
                x.x|xxx|xxx
                ---+---+---
                x.x|.xx|xxx
                xx.|x..|x.x
                x.x|.x.|xxx
                ---+---+---
                x.x|xxx|xxx
                xxx|xxx|xxx
                x.x|xxx|xxx""")));
    }
}
