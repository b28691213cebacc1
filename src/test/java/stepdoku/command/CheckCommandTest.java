package stepdoku.command;

import static java.time.Duration.ofSeconds;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.session.Status;

/** What {@code check} says of boards whose facts are known. */
class CheckCommandTest {
    private static final Pattern EXACT = Pattern.compile("exact count (\\d+)");

    /** A row of the table of known boards. */
    record Known(String name, String board, String solutions, String note) {
        static Known ofRow(String row) {
            String[] fields = row.split("\t");
            return new Known(fields[0], fields[2], fields[4], fields[5]);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Known> boards() throws IOException {
        try (Stream<String> rows = Files.lines(Path.of("src/test/resources/boards/boards.tsv"))) {
            return rows.skip(1).map(Known::ofRow).toList();
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void theNumberOfSolutionsIsTold(Known known) {
        Typing typing = new Typing();
        String answer = check(typing, known);
        switch (known.solutions()) {
            case "1" -> assertEquals(Status.OK, typing.status(), answer);
            case "0" -> assertTrue(answer.matches("(?s)(clash|dead cell|no place|no solution): .*"), answer);
            default -> assertTrue(answer.startsWith("several solutions: "), answer);
        }
        assertEquals(known.solutions().equals("1") ? Status.OK : Status.NO, typing.status());
    }

    @ParameterizedTest
    @MethodSource("boards")
    void exactCountsAreTold(Known known) {
        Matcher exact = EXACT.matcher(known.note());
        if (exact.find()) {
            String answer = check(new Typing(), known);
            assertTrue(answer.startsWith("several solutions: " + exact.group(1)), answer);
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void aClashIsNamedExactlyWhenThereIsOne(Known known) {
        boolean clashes =
                known.note().contains("immediate conflict") || known.name().contains("clash");
        assertEquals(clashes, check(new Typing(), known).startsWith("clash: "));
    }

    @Test
    void aClashNamesBothCellsAndTheHouse() {
        Typing typing = new Typing();
        assertEquals("""
                clash: r1c1 and r1c3 both hold 5 in row 1
                clash: r1c1 and r1c3 both hold 5 in box 1
                """, typing.type("load clash", "check"));
    }

    @Test
    void everyClashOfASwapIsNamed() {
        String answer = new Typing().type("load full-conflict-swap", "check");
        assertTrue(answer.contains("both hold 7 in column 8") || answer.contains("both hold 9 in column 8"), answer);
        assertTrue(answer.contains("in column 9"), answer);
    }

    @Test
    void aDeadCellIsNamed() {
        assertEquals("dead cell: r1c1 has no candidate\n", new Typing().type("load dead-cell", "check"));
    }

    @Test
    void aDigitWithoutPlaceIsNamedWithItsHouse() {
        assertTrue(new Typing().type("load digit-without-place-in-box", "check").contains("1 has no place in box 1"));
    }

    @Test
    void aWrongEntryIsNamed() {
        String answer = new Typing().type("load leetcode", "set r1c3=1", "check");
        assertTrue(
                answer.contains("wrong entry: r1c3 = 1 leads away from the only solution, which has 4 there"), answer);
    }

    @Test
    void aRightEntryIsNoFault() {
        assertEquals(
                "no fault: the board has one solution\n", new Typing().type("load leetcode", "set r1c3=4", "check"));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void itNeverHangs(Known known) {
        assertTimeoutPreemptively(ofSeconds(20), () -> check(new Typing(), known));
    }

    private static String check(Typing typing, Known known) {
        return typing.type("load " + known.board(), "check");
    }
}
