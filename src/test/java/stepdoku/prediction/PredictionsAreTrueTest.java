package stepdoku.prediction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.search.InnerEvent;
import stepdoku.search.Inside;
import stepdoku.search.Move;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;
import stepdoku.search.SudokuPosition;
import stepdoku.session.Samples;
import stepdoku.view.Vocabulary;

/** Each right answer agrees with the moves that the search then makes, and to ask changes nothing. */
class PredictionsAreTrueTest {
    private static final List<String> SMALL =
            List.of("tiny-straight", "tiny-twelve", "tiny-none", "tiny-two", "tiny-one");
    private static final List<String> BIG = List.of("leetcode", "ai-escargot", "hard-25", "norvig-impossible", "16x16");
    private static final int LATEST = 20_000;
    private static final int LOOKS = 60;

    private static Search search(String sample, Strategy strategy) {
        return new Search(new SudokuPosition(Samples.find(sample).orElseThrow().grid()), strategy);
    }

    static Stream<Search> smallSearches() {
        Stream<Search> boards =
                SMALL.stream().flatMap(board -> Strategies.TABLE.stream().map(strategy -> search(board, strategy)));
        return Stream.concat(boards, Stream.of(4, 5, 6).map(PredictionsAreTrueTest::queens));
    }

    private static Search queens(int size) {
        return new Search(new QueensPosition(size), Strategies.SCAN);
    }

    static Stream<Search> bigSearches() {
        Stream<Search> boards =
                BIG.stream().flatMap(board -> Strategies.TABLE.stream().map(strategy -> search(board, strategy)));
        return Stream.concat(boards, Stream.of(queens(12)));
    }

    @ParameterizedTest
    @MethodSource("smallSearches")
    void everyAnswerOfAWholeSearchIsTrue(Search search) {
        List<Move> moves = new ArrayList<>();
        Search ahead = search.copy();
        while (ahead.forward()) {
            moves.add(ahead.lastMove().orElseThrow());
        }
        do {
            check(search, moves.subList((int) search.time(), moves.size()));
        } while (search.forward());
    }

    @ParameterizedTest
    @MethodSource("bigSearches")
    void answersAtRandomTimesAreTrue(Search search) {
        long seed = Long.getLong("stepdoku.seed", System.nanoTime());
        System.out.println("seed " + seed + " for " + search.strategy());
        Random random = new Random(seed);
        Stepper stepper = new Stepper(search, false, () -> true);
        for (int look = 0; look < LOOKS; look++) {
            stepper.goTo(random.nextInt(LATEST));
            long time = search.time();
            check(search, movesToComeUntilAPlacement(search));
            stepper.goTo(time);
        }
    }

    /** The next moves, up to the first placement; the search is moved back for that, and then on. */
    private static List<Move> movesToComeUntilAPlacement(Search search) {
        long time = search.time();
        List<Move> moves = new ArrayList<>();
        while ((moves.isEmpty() || search.retracted()) && search.forward()) {
            moves.add(search.lastMove().orElseThrow());
        }
        while (search.time() > time) {
            search.back();
        }
        return moves;
    }

    private static void check(Search search, List<Move> toCome) {
        for (Kind kind : Kinds.TABLE) {
            String before = search.time() + " " + search.lastMove() + search.path()
                    + search.counts().tests();
            Optional<Prediction> prediction = kind.ask(search);
            assertEquals(
                    before,
                    search.time() + " " + search.lastMove() + search.path()
                            + search.counts().tests());
            prediction.ifPresent(asked -> check(asked, search, toCome));
        }
    }

    private static void check(Prediction asked, Search search, List<Move> toCome) {
        assertEquals(Optional.of(asked.right()), asked.answers().read(asked.right()), asked.question());
        assertTrue(asked.reason().endsWith("."), asked.reason());
        Vocabulary words = Vocabulary.of(search);
        switch (asked.kind().name()) {
            case "digit" -> checkDigit(asked, toCome.get(0), words);
            case "undone" -> assertEquals(String.valueOf(retractions(toCome)), asked.right());
            case "return" -> checkReturn(asked, toCome.get(0), words);
            case "solution" -> checkSolution(asked, search, toCome);
            default -> throw new AssertionError("no check for " + asked.kind());
        }
    }

    private static void checkDigit(Prediction asked, Move next, Vocabulary words) {
        boolean places = next.kind() == Move.Kind.PLACE;
        assertEquals(places ? words.symbol(next.value()) : "none", asked.right());
        assertTrue(!places || asked.question().contains("chooses " + words.spokenCell(next.cell()) + "."));
    }

    private static long retractions(List<Move> toCome) {
        return toCome.stream()
                .takeWhile(move -> move.kind() == Move.Kind.RETRACT)
                .count();
    }

    private static void checkReturn(Prediction asked, Move next, Vocabulary words) {
        String right = asked.rightInWords();
        assertEquals(Move.Kind.RETRACT, next.kind());
        assertTrue(right.endsWith("in the call for " + words.spokenCell(next.cell())), right);
        assertTrue(right.contains("= '.';") || right.contains("if (ok) return;"), right);
        assertTrue(asked.reason().contains(words.held(next.value())), asked.reason());
    }

    /** The calls that pass a solution on keep their digits; with queens the next move takes one back. */
    private static void checkSolution(Prediction asked, Search search, List<Move> toCome) {
        boolean passesOn = !(search.position() instanceof QueensPosition);
        Vocabulary words = Vocabulary.of(search);
        String right = asked.rightInWords();
        if (passesOn) {
            InnerEvent event = Inside.answer(search).stream()
                    .filter(one -> one.kind() == InnerEvent.Kind.PASS_ON)
                    .findFirst()
                    .orElseThrow();
            assertTrue(right.contains("leaves " + words.held(event.value()) + " where it is and returns"), right);
            assertTrue(asked.question().contains("the call for " + words.spokenCell(event.cell())));
        } else {
            assertTrue(right.contains("takes back " + words.held(toCome.get(0).value()) + " and goes on"), right);
        }
    }

    @Test
    void noAnswerIsAVerbOrAMotion() {
        Search search = search("16x16", Strategies.SCAN);
        Values values = new Values(search);
        assertEquals(Optional.empty(), values.read("b"));
        assertEquals(Optional.empty(), values.read("c"));
        assertEquals(Optional.empty(), values.read("n"));
        assertEquals(Optional.of("B"), values.read("B"));
        assertEquals(Optional.of("B"), values.read("11"));
        assertEquals(Optional.empty(), values.read("17"));
        assertEquals(Optional.of("none"), values.read("NONE"));
        assertEquals(Optional.of("none"), values.read("0"));
    }

    @Test
    void theRightAnswerDoesNotAlwaysStandFirst() {
        Map<String, Integer> places = new HashMap<>();
        Search search = search("tiny-none-26", Strategies.SCAN);
        Kind kind = new AfterReturn();
        do {
            kind.ask(search).ifPresent(asked -> places.merge(asked.right(), 1, Integer::sum));
        } while (search.forward());
        assertEquals(4, places.size(), places.toString());
    }

    @Test
    void everyKindIsAskedSomewhere() {
        Search search = search("tiny-two", Strategies.SCAN);
        Map<String, Integer> asked = new HashMap<>();
        do {
            Kinds.TABLE.forEach(kind -> kind.ask(search).ifPresent(one -> asked.merge(kind.name(), 1, Integer::sum)));
        } while (search.forward());
        assertEquals(Kinds.TABLE.size(), asked.size(), asked.toString());
    }
}
