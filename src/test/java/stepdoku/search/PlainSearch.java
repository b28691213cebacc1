package stepdoku.search;

import java.util.ArrayList;
import java.util.List;
import stepdoku.search.Move.Kind;

/**
 * The recursion itself, with a list of its moves and its counters, stopped after a number of moves. What {@link Search}
 * does must be what this does.
 */
final class PlainSearch {
    private final PlainBoard board;
    private final PlainStrategy strategy;
    private final boolean firstSolutionOnly;
    private final long mostMoves;

    final List<Move> moves = new ArrayList<>();
    long placements;
    long retractions;
    long tests;
    long solutions;
    int maxDepth;
    final long[] calls;
    final long[] deadEnds;
    /** Whether the recursion ended by itself. */
    boolean complete;

    private PlainSearch(PlainBoard board, PlainStrategy strategy, boolean firstSolutionOnly, long mostMoves) {
        this.board = board;
        this.strategy = strategy;
        this.firstSolutionOnly = firstSolutionOnly;
        this.mostMoves = mostMoves;
        this.calls = new long[board.emptyCells().length + 1];
        this.deadEnds = new long[calls.length];
    }

    /** Through all solutions, to the end or the last of so many moves. */
    static PlainSearch run(PlainBoard board, String strategy, long mostMoves) {
        return run(board, strategy, false, mostMoves);
    }

    static PlainSearch run(PlainBoard board, String strategy, boolean firstSolutionOnly, long mostMoves) {
        PlainSearch search = new PlainSearch(board, PlainStrategy.named(strategy), firstSolutionOnly, mostMoves);
        search.begin();
        return search;
    }

    private void begin() {
        enter(0);
        try {
            if (mostMoves > 0) {
                dfs(0);
                complete = true;
            }
        } catch (EnoughMoves enough) {
            complete = false;
        }
    }

    private boolean dfs(int depth) {
        if (board.emptyCells().length == 0) {
            return firstSolutionOnly;
        }
        PlainStrategy.Choice choice = strategy.choose(board);
        for (int value = 1; value <= board.size; value++) {
            tests++;
            if (choice.values().contains(value)) {
                place(choice.cell(), value, depth + 1);
                if (dfs(depth + 1)) {
                    return true;
                }
                retract(choice.cell(), value, depth);
            }
        }
        if (choice.values().isEmpty()) {
            deadEnds[depth]++;
        }
        return false;
    }

    private void place(int cell, int value, int depth) {
        board.values[cell] = value;
        placements++;
        maxDepth = Math.max(maxDepth, depth);
        enter(depth);
        made(Kind.PLACE, cell, value, depth);
    }

    private void retract(int cell, int value, int depth) {
        board.values[cell] = 0;
        retractions++;
        made(Kind.RETRACT, cell, value, depth);
    }

    /** A call is counted with the placement that makes it. */
    private void enter(int depth) {
        calls[depth]++;
        if (depth == calls.length - 1) {
            solutions++;
        }
    }

    private void made(Kind kind, int cell, int value, int depth) {
        moves.add(new Move(moves.size() + 1, kind, cell, value, depth));
        if (moves.size() == mostMoves) {
            throw new EnoughMoves();
        }
    }

    private static final class EnoughMoves extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
