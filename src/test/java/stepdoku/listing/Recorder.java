package stepdoku.listing;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/** What an instrumented recursion reports to: it counts, keeps the path, and hands every event on. */
final class Recorder {
    private final Consumer<Event> watcher;
    private final Deque<Event> path = new ArrayDeque<>();
    private int calls;
    private int tests;
    private int placements;
    private int retractions;
    private int maximumDepth;
    private int solutions;

    Recorder(Consumer<Event> watcher) {
        this.watcher = watcher;
    }

    Counts counts() {
        return new Counts(calls, tests, placements, retractions, maximumDepth, solutions);
    }

    void call() {
        calls++;
        watcher.accept(Event.of(Role.CALL));
    }

    boolean solved(boolean condition) {
        if (condition) {
            solutions++;
            watcher.accept(Event.of(Role.SOLVED));
        }
        return condition;
    }

    boolean test(int row, int column, char symbol, boolean verdict) {
        tests++;
        watcher.accept(new Event(Role.TEST, row, column, symbol, verdict));
        return verdict;
    }

    void place(int row, int column, char symbol) {
        placements++;
        path.push(new Event(Role.PLACE, row, column, symbol, true));
        maximumDepth = Math.max(maximumDepth, path.size());
        watcher.accept(path.peek());
    }

    void undo(int row, int column) {
        retractions++;
        Event placed = path.pop();
        if (placed.row() != row || placed.column() != column) {
            throw new IllegalStateException("undone out of order: " + placed);
        }
        watcher.accept(new Event(Role.TAKE_BACK, row, column, placed.symbol(), true));
    }

    boolean passOn(boolean condition) {
        if (condition) {
            watcher.accept(Event.of(Role.PASS_ON));
        }
        return condition;
    }

    void giveUp() {
        watcher.accept(Event.of(Role.GIVE_UP));
    }
}
