package stepdoku.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.listing.Mistake;
import stepdoku.listing.Mistakes;
import stepdoku.search.Move;
import stepdoku.search.Search;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;
import stepdoku.search.SudokuPosition;
import stepdoku.session.Samples;

/** Moves of programs compared with those of the search. */
class TraceCheckTest {
    private static final Geometry NINE = Geometry.of(9);

    private static Search search(String sample, Strategy strategy) {
        return new Search(new SudokuPosition(grid(sample)), strategy);
    }

    private static Grid grid(String sample) {
        return Samples.find(sample).orElseThrow().grid();
    }

    private static TraceCheck check(String sample, Strategy strategy, List<String> lines) {
        return check(sample, strategy, new StringReader(String.join("\n", lines)));
    }

    private static TraceCheck check(String sample, Strategy strategy, Reader text) {
        Search right = search(sample, strategy);
        List<Search> others = Strategies.TABLE.stream()
                .filter(other -> other != strategy)
                .map(other -> search(sample, other))
                .toList();
        return TraceCheck.run(new PrintedMoves(new BufferedReader(text), right), right, others, true, () -> true);
    }

    /** What a right program prints. */
    private static List<String> lines(String sample, Strategy strategy) {
        Search search = search(sample, strategy);
        List<String> lines = new ArrayList<>();
        while (!search.atSolution() && search.forward()) {
            lines.add(line(search.lastMove().orElseThrow()));
        }
        return lines;
    }

    private static String line(Move move) {
        return "%s r%dc%d %d".formatted(move.kind(), move.cell() / 9 + 1, move.cell() % 9 + 1, move.value());
    }

    // ---- the same, or not

    @ParameterizedTest
    @MethodSource("strategies")
    void theMovesOfTheSearchAreTheSame(Strategy strategy) {
        List<String> lines = lines("leetcode", strategy);
        TraceCheck check = check("leetcode", strategy, lines);
        assertTrue(check.isSame());
        assertEquals(lines.size(), check.right().time());
    }

    static Stream<Strategy> strategies() {
        return Strategies.TABLE.stream();
    }

    @ParameterizedTest
    @MethodSource("strategies")
    void whatIsChangedIsFoundWhereItStands(Strategy strategy) {
        long seed = Long.getLong("stepdoku.seed", System.nanoTime());
        System.out.println("seed " + seed + " for " + strategy);
        Random random = new Random(seed);
        List<String> right = lines("hard-25", strategy).stream().limit(3000).toList();
        for (int round = 0; round < 50; round++) {
            int at = random.nextInt(right.size());
            List<String> lines = new ArrayList<>(right);
            String move = changed(random, lines, at);
            Departure departure = check("hard-25", strategy, lines).departure().orElseThrow();
            assertEquals(at, departure.search().time(), move);
            assertEquals(right.get(at), line(departure.right().orElseThrow()), move);
            assertFalse(departure.isNone());
            assertTrue(Faults.explain(departure).isPresent(), departure.facts());
        }
    }

    /** Puts another move at a place: another digit, another cell, the other kind. */
    private static String changed(Random random, List<String> lines, int at) {
        String[] words = lines.get(at).split(" ");
        String other = words[0].equals("place") ? "retract" : "place";
        int digit = Integer.parseInt(words[2]) % 9 + 1;
        String move = switch (random.nextInt(3)) {
            case 0 -> words[0] + " " + words[1] + " " + digit;
            case 1 -> words[0] + " r" + words[1].charAt(3) + "c" + words[1].charAt(1) + " " + digit;
            default -> other + " " + words[1] + " " + words[2];
        };
        lines.set(at, move);
        return move;
    }

    @Test
    void aTraceThatEndsTooEarlyIsNotTheSame() {
        List<String> lines = lines("leetcode", Strategies.SCAN);
        TraceCheck check = check("leetcode", Strategies.SCAN, lines.subList(0, lines.size() - 1));
        assertEquals(Optional.empty(), check.departure().orElseThrow().printed());
        assertEquals(lines.size() - 1, check.right().time());
    }

    @Test
    void anotherStrategyIsRecognised() {
        for (Strategy strategy : Strategies.TABLE.subList(1, Strategies.TABLE.size())) {
            TraceCheck.Other other = check("hard-25", Strategies.SCAN, lines("hard-25", strategy))
                    .other()
                    .orElseThrow();
            assertEquals(strategy, other.search().strategy());
            assertTrue(other.all());
        }
    }

    @Test
    void anotherStrategyIsRecognisedThoughSomethingIsWrongLater() {
        List<String> lines =
                new ArrayList<>(lines("leetcode", Strategies.find("backward").orElseThrow()));
        lines.set(500, "place r1c1 1");
        TraceCheck.Other other =
                check("leetcode", Strategies.SCAN, lines).other().orElseThrow();
        assertEquals("backward", other.search().strategy().name());
        assertEquals(500, other.search().time());
        assertFalse(other.all());
    }

    // ---- reading

    @Test
    void commentsEmptyLinesAndWhatIsSaidAtTheEndArePassedOver() {
        List<String> lines = new ArrayList<>(lines("one-blank", Strategies.SCAN));
        lines.addAll(0, List.of("# my solver", "", "// moves"));
        lines.addAll(List.of("", "solved in 3 ms", "5 3 4 | 6 7 8 | 9 1 2"));
        assertTrue(check("one-blank", Strategies.SCAN, lines).isSame());
    }

    @Test
    void talkBetweenMovesIsNamedByItsLine() {
        List<String> lines = List.of("place r1c3 1", "trying ...", "", "place r1c4 2");
        TraceException fault = assertThrows(TraceException.class, () -> check("leetcode", Strategies.SCAN, lines));
        assertTrue(fault.getMessage().startsWith("line 2: 'trying ...' is no move"), fault.getMessage());
    }

    @Test
    void talkAloneIsNoTrace() {
        assertThrows(TraceException.class, () -> check("leetcode", Strategies.SCAN, List.of("", "hello")));
    }

    @Test
    void nothingIsReadBehindTheFirstDifference() {
        Reader endless = new Reader() {
            @Override
            public int read(char[] buffer, int from, int length) {
                String line = "place r1c3 2\n";
                line.getChars(0, line.length(), buffer, from);
                return line.length();
            }

            @Override
            public void close() {}
        };
        assertEquals(0, check("leetcode", Strategies.SCAN, endless).right().time());
    }

    @Test
    void aComparisonCanBeInterrupted() {
        Search right = search("wikipedia-worst", Strategies.SCAN);
        String text = String.join("\n", lines("leetcode", Strategies.SCAN));
        Search same = search("leetcode", Strategies.SCAN);
        PrintedMoves moves = new PrintedMoves(new BufferedReader(new StringReader(text)), right);
        TraceCheck check = TraceCheck.run(moves, same, List.of(), true, () -> false);
        assertEquals(Optional.empty(), check.departure());
        assertEquals((1 << 13) - 1, check.right().time());
    }

    // ---- what is wrong

    /** The mistakes of the lab, as programs that print their moves. */
    @ParameterizedTest
    @CsvSource({
        "no-undo, lab no-undo",
        "result-ignored, lab result-ignored",
        "false-in-loop, lab false-in-loop",
        "true-after-loop, lab true-after-loop",
        "undo-too-early, lab undo-too-early",
        "test-too-late, lab test-too-late"
    })
    void mistakesOfTheLabAreRecognised(String name, String told) {
        Mistake mistake = Mistakes.named(name).orElseThrow();
        List<String> lines = mistake.run(grid("leetcode"), 100_000).writes().stream()
                .map(write -> "%s %s %d"
                        .formatted(
                                write.isPlacement() ? "place" : "retract",
                                NINE.name(write.cell()),
                                write.isPlacement() ? write.digit() : write.before()))
                .toList();
        assertTold(told, lines);
    }

    private static void assertTold(String told, List<String> lines) {
        Departure departure =
                check("leetcode", Strategies.SCAN, lines).departure().orElseThrow();
        String explained = Faults.explain(departure).orElse("nothing");
        assertTrue(explained.contains(told), departure.facts() + ". " + explained);
    }

    /** What is said to moves, behind the right ones up to a time. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0 | place r1c3 5       | 5 does not fit in r1c3: r1c1 holds it, in row 1
            0 | place r1c3 2       | 1 fits there too and comes first
            0 | place r1c4 2       | The order is another one. scan takes the first empty cell
            0 | place r1c1 1       | r1c1 is full from the start
            0 | place r1c2 1       | Or was your program given another board?
            0 | retract r1c3 1     | r1c3 is empty
            1 | place r1c3 1       | r1c3 already holds its 1
            1 | retract r1c3 1     | This is no dead end: 2 fits in r1c4
            2 | retract r1c3 1     | that is 2 in r1c4
            5 | place r1c9 2       | r1c8 still holds its 9, which has failed
            7 | place r1c7 8       | It was tried in r1c7 and has failed
            7 | retract r1c6 4     | The call for r1c7 is not through: 9 is left to try
            10 | place r1c6 8      | 6 fits there too and comes first
            """)
    void eachFaultIsExplained(int moves, String next, String told) {
        List<String> lines = new ArrayList<>(lines("leetcode", Strategies.SCAN).subList(0, moves));
        lines.add(next);
        assertTold(told, lines);
    }

    @Test
    void aLoopThatOverwritesIsUnderstood() {
        List<String> lines = new ArrayList<>(lines("hard-25", Strategies.SCAN));
        int at = 0;
        while (!isDeadEndWithMore(lines, at)) {
            at++;
        }
        List<String> overwriting = new ArrayList<>(lines.subList(0, at));
        overwriting.add(lines.get(at + 1));
        Departure departure =
                check("hard-25", Strategies.SCAN, overwriting).departure().orElseThrow();
        assertTrue(Faults.explain(departure).orElseThrow().contains("if your loop overwrites it"));
    }

    /** Whether a line takes a digit back and the next one places another in the same cell. */
    private static boolean isDeadEndWithMore(List<String> lines, int at) {
        return lines.get(at).startsWith("retract")
                && lines.get(at + 1).startsWith("place " + lines.get(at).split(" ")[1]);
    }

    @Test
    void whatIsSureIsTriedAlone() {
        Strategy forced = Strategies.find("forced").orElseThrow();
        Search search = search("hard-25", forced);
        List<String> lines = new ArrayList<>();
        while (true) {
            int before = lines.size();
            search.forward();
            Move move = search.lastMove().orElseThrow();
            int other = otherThatFits(search, move);
            if (move.kind() == Move.Kind.PLACE && other > 0) {
                lines.add("place " + NINE.name(move.cell()) + " " + other);
                Departure departure =
                        check("hard-25", forced, lines).departure().orElseThrow();
                assertEquals(before, departure.search().time());
                assertTrue(Faults.explain(departure).orElseThrow().contains("has only one place left"));
                return;
            }
            lines.add(line(move));
        }
    }

    /** A value that the rules allow where the strategy tries another one alone; 0 if there is none. */
    private static int otherThatFits(Search search, Move move) {
        boolean alone = Integer.bitCount(search.currentCall().orElseThrow().allowed()) == 1;
        int others = search.position().candidates(move.cell()) & ~(1 << move.value());
        return alone && others != 0 ? Integer.numberOfTrailingZeros(others) : 0;
    }
}
