package stepdoku.trace;

import java.util.OptionalInt;
import stepdoku.search.Move;

/** A move as a program printed it, on a line of its trace; who takes a value back need not say which. */
public record PrintedMove(long line, Move.Kind kind, int cell, OptionalInt value) {

    boolean isPlacement() {
        return kind == Move.Kind.PLACE;
    }

    /** Whether it is a move of a search. */
    boolean is(Move move) {
        return kind == move.kind() && cell == move.cell() && value.orElse(move.value()) == move.value();
    }
}
