package stepdoku.trace;

import java.util.Optional;
import stepdoku.board.Digits;
import stepdoku.search.Call;
import stepdoku.search.Move;
import stepdoku.search.Search;
import stepdoku.view.Returning;
import stepdoku.view.Vocabulary;

/**
 * Where a program leaves the way of a search: the search after the moves that they have in common, its next move if it has
 * one, and the program's.
 */
public record Departure(Search search, Optional<Move> right, Optional<PrintedMove> printed) {

    /** Whether there is none: both have ended. */
    public boolean isNone() {
        return right.isEmpty() && printed.isEmpty();
    }

    /** What the program does, and what the search does instead. */
    public String facts() {
        return "your program " + printed.map(this::told).orElse("makes no more moves") + "; the search "
                + right.map(this::told).orElseGet(this::end);
    }

    private String told(PrintedMove move) {
        String value =
                move.value().isPresent() ? words().spoken(Digits.of(move.value().getAsInt())) : "the digit";
        return told(move.kind(), value, move.cell());
    }

    private String told(Move move) {
        String told = told(move.kind(), words().spoken(Digits.of(move.value())), move.cell());
        return move.kind() == Move.Kind.RETRACT ? "must " + told.replaceFirst("takes", "take") + returned() : told;
    }

    private String told(Move.Kind kind, String value, int cell) {
        String name = words().spokenCell(cell);
        return kind == Move.Kind.PLACE ? "places " + value + " in " + name : "takes " + value + " out of " + name;
    }

    /** Why the search takes something back. */
    private String returned() {
        Search ahead = search.copy();
        ahead.forward();
        return ahead.returnedCall()
                .map(call -> ": the call for " + words().spokenCell(call.cell()) + " " + state(call) + " and "
                        + Returning.of(search).failed())
                .orElse("");
    }

    private String state(Call call) {
        return call.allowed() == 0
                ? "found no " + words().noun() + " that " + words().fits()
                : "had no " + words().noun() + " left";
    }

    private String end() {
        return search.atSolution() ? "has its solution and is done" : "is at its end: there is no move left";
    }

    // ---- for those who look for the reason

    Vocabulary words() {
        return Vocabulary.of(search);
    }

    /** Whether both make a move of these kinds. */
    boolean isKinds(Move.Kind printedKind, Move.Kind rightKind) {
        return printed.filter(move -> move.kind() == printedKind).isPresent()
                && right.filter(move -> move.kind() == rightKind).isPresent();
    }

    /** The value that stands in a cell because the search has placed it there; none when it is empty or given. */
    Optional<Call> holder(int cell) {
        return search.path().stream().filter(call -> call.cell() == cell).findFirst();
    }
}
