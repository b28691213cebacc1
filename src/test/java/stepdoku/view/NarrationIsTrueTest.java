package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.board.Digits;
import stepdoku.board.Grid;
import stepdoku.search.Move;
import stepdoku.search.Search;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;

/** What the sentences claim, compared with the board before the move and with the moves that were and will be made. */
class NarrationIsTrueTest {
    private static final Pattern PLACEMENT = Pattern.compile(
            "(?<cell>\\S+), .* takes (?<digit>\\w), the (?<which>first|only) digit that fits(?: \\((?<not>.*) do(es)? not\\))?\\.");
    private static final Pattern NEXT_PLACEMENT = Pattern.compile(
            "(?<cell>\\S+) took back its (?<before>\\w); the next(?<last> and last)? digit that fits is (?<digit>\\w)"
                    + "(?: \\((?<not>.*) do(es)? not\\))?\\.");
    private static final Pattern ONLY_PLACE =
            Pattern.compile("(?<digit>\\w) has only one place left in (?<house>\\w+ \\d+): (?<cell>\\S+) takes it\\.");
    private static final Pattern RETRACTION = Pattern.compile(
            "The call for (?<failed>\\S+) (?<how>found|had) no digit .*: (?<cell>\\S+) takes back its (?<digit>\\w)(?<rest>.*)\\.");
    private static final int LONGEST_RUN = 3000;

    static Stream<Search> searches() {
        List<String> boards =
                List.of("tiny-twelve", "tiny-none", "tiny-two", "6x6-few-retracts", "leetcode", "16x16-150");
        return boards.stream()
                .flatMap(board -> Strategies.TABLE.stream()
                        .map(Strategy::name)
                        .map(strategy -> Pictures.search(board, strategy, 0)));
    }

    @ParameterizedTest
    @MethodSource("searches")
    void everySentenceIsTrueAndShort(Search search) {
        Grid before = SearchGrid.of(search);
        Move last = null;
        for (int time = 0; time < LONGEST_RUN && search.forward(); time++) {
            Move move = search.lastMove().orElseThrow();
            String sentence = Narration.of(search);
            assertTrue(Text.of(sentence).lines(new Page(80, Theme.plain())).size() <= 2, sentence);
            if (!search.atSolution() && !search.exhausted() && !sentence.startsWith("The search goes on")) {
                check(search, before, last, move, sentence);
            }
            before = SearchGrid.of(search);
            last = move;
        }
    }

    private void check(Search search, Grid before, Move last, Move move, String sentence) {
        Stream.of(PLACEMENT, NEXT_PLACEMENT, ONLY_PLACE, RETRACTION)
                .map(pattern -> pattern.matcher(sentence))
                .filter(Matcher::matches)
                .findFirst()
                .ifPresentOrElse(words -> check(search, before, last, move, words), () -> {
                    throw new AssertionError("not understood: " + sentence);
                });
    }

    private void check(Search search, Grid before, Move last, Move move, Matcher words) {
        assertEquals(before.geometry().name(move.cell()), words.group("cell"));
        assertEquals(String.valueOf(Digits.symbol(move.value())), words.group("digit"));
        if (words.pattern() == PLACEMENT) {
            int fitting = before.candidates(move.cell());
            assertEquals(words.group("which").equals("only"), Digits.count(fitting) == 1);
            assertEquals(move.value(), Digits.lowest(fitting));
            checkNotFitting(words, Digits.below(before.geometry().digits(), move.value()));
        } else if (words.pattern() == NEXT_PLACEMENT) {
            assertEquals(before.geometry().name(last.cell()), words.group("cell"));
            assertEquals(String.valueOf(Digits.symbol(last.value())), words.group("before"));
            int later = Digits.above(before.candidates(move.cell()), last.value());
            assertEquals(move.value(), Digits.lowest(later));
            assertEquals(words.group("last") != null, Digits.count(later) == 1);
            checkNotFitting(words, Digits.above(Digits.below(before.geometry().digits(), move.value()), last.value()));
        } else if (words.pattern() == ONLY_PLACE) {
            checkOnlyPlace(before, move, words.group("house"));
        } else {
            checkRetraction(search, before, last, move, words);
        }
    }

    private static void checkNotFitting(Matcher words, int expected) {
        if (!words.group(0).contains("the only")) {
            assertEquals(expected, listed(words.group("not"), expected));
        }
    }

    private static void checkOnlyPlace(Grid before, Move move, String house) {
        long places = before.geometry().houses().stream()
                .filter(one -> one.toString().equals(house))
                .flatMapToInt(one -> java.util.Arrays.stream(one.cells()))
                .filter(cell -> before.isEmpty(cell) && Digits.contains(before.candidates(cell), move.value()))
                .peek(cell -> assertEquals(move.cell(), cell))
                .count();
        assertEquals(1, places);
    }

    /** A retraction: who failed is compared with the move before, what is said to come with the move that comes. */
    private static void checkRetraction(Search search, Grid before, Move last, Move move, Matcher words) {
        boolean deadEnd = last.kind() == Move.Kind.PLACE;
        assertEquals(deadEnd ? "found" : "had", words.group("how"));
        if (!deadEnd) {
            assertEquals(before.geometry().name(last.cell()), words.group("failed"));
        }
        Grid now = SearchGrid.of(search);
        int later = Digits.above(now.candidates(move.cell()), move.value());
        search.forward();
        Move next = search.lastMove().orElseThrow();
        search.back();
        String rest = words.group("rest");
        if (next.kind() == Move.Kind.PLACE) {
            assertEquals(move.cell(), next.cell());
            assertEquals(later, listed(rest.replaceAll(" and has (.*) left to try", "$1"), later));
        } else {
            assertTrue(rest.startsWith(", has no digit left to try and will return"), rest);
        }
    }

    /** The mask of an enumeration; of a mere number of digits the expected mask if the number is right. */
    private static int listed(String text, int expected) {
        if (text == null) {
            return Digits.NONE;
        }
        if (text.endsWith(" digits")) {
            return text.equals(Digits.count(expected) + " digits") ? expected : -1;
        }
        int mask = Digits.NONE;
        for (String item : text.split(", | and ")) {
            String[] ends = item.split(" to ");
            for (int digit = Digits.parse(ends[0].charAt(0));
                    digit <= Digits.parse(ends[ends.length - 1].charAt(0));
                    digit++) {
                mask |= Digits.of(digit);
            }
        }
        return mask;
    }
}
