package stepdoku.listing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import stepdoku.search.InnerEvent;
import stepdoku.search.Inside;
import stepdoku.search.Move;
import stepdoku.search.Search;

/** Follows a recursion with a search: what the search says of the time between two moves must be what is heard. */
final class Follower {
    /** How a test is written in the recording, without its verdict. */
    @FunctionalInterface
    interface TestText {
        String of(InnerEvent event);
    }

    private final Search search;
    private final boolean firstSolutionOnly;
    private final TestText testText;
    private final Deque<InnerEvent> expected = new ArrayDeque<>();
    /** The number of calls that have begun and not returned. */
    private int open;

    Follower(Search search, boolean firstSolutionOnly, TestText testText) {
        this.search = search;
        this.firstSolutionOnly = firstSolutionOnly;
        this.testText = testText;
        expected.addAll(events());
    }

    private List<InnerEvent> events() {
        return firstSolutionOnly && search.atSolution() ? Inside.answer(search) : Inside.after(search);
    }

    void follow(Event heard) {
        if (heard.isMove()) {
            assertNothingIsLeft();
            move();
        } else {
            InnerEvent event = expected.remove();
            assertEquals(heard.toString(), text(event));
            assertLevel(event);
        }
    }

    private void move() {
        List<InnerEvent> events = Inside.after(search);
        assertTrue(search.forward());
        Move move = search.lastMove().orElseThrow();
        assertEquals(events, Inside.before(search));
        assertEquals(move, search.lastMove().orElseThrow());
        expected.addAll(events());
    }

    private String text(InnerEvent event) {
        return switch (event.kind()) {
            case CALL -> "call";
            case TEST -> testText.of(event) + (event.verdict().fits() ? " fits" : " fails");
            case GIVE_UP -> "give up";
            case SOLVED -> "solved";
            case PASS_ON -> "pass on";
        };
    }

    private void assertLevel(InnerEvent event) {
        switch (event.kind()) {
            case CALL -> assertEquals(open++, event.level());
            case TEST -> assertEquals(open - 1, event.level());
            case GIVE_UP, SOLVED, PASS_ON -> assertEquals(--open, event.level());
        }
    }

    void assertNothingIsLeft() {
        assertEquals(List.of(), List.copyOf(expected));
    }
}
