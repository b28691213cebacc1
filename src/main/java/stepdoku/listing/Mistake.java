package stepdoku.listing;

import java.util.List;
import java.util.function.BiFunction;
import stepdoku.board.Grid;

/** A classic mistake in the recursion, real and compiled: {@code no-undo}, "a failed digit stays on the board". */
public final class Mistake {
    private final String name;
    private final String summary;
    private final String consequence;
    private final Class<? extends MistakenRecursion> type;
    private final BiFunction<Grid, Trace, MistakenRecursion> maker;

    Mistake(
            String name,
            String summary,
            String consequence,
            Class<? extends MistakenRecursion> type,
            BiFunction<Grid, Trace, MistakenRecursion> maker) {
        this.name = name;
        this.summary = summary;
        this.consequence = consequence;
        this.type = type;
        this.maker = maker;
    }

    public String name() {
        return name;
    }

    /** What is wrong, without its consequences: {@code a failed digit stays on the board}. */
    public String summary() {
        return summary;
    }

    /** What comes of it, in a sentence or two, for those who have seen it run. */
    public String consequence() {
        return consequence;
    }

    Class<? extends MistakenRecursion> type() {
        return type;
    }

    /** Its source; the line with {@link Role#MISTAKE} is wrong, or is missing and stands there as a comment. */
    public Listing listing() {
        return Listing.of(type);
    }

    /** Runs it on a board for at most so many calls and records what it does, about two writes a call. */
    public MistakenRun run(Grid start, int mostCalls) {
        Trace trace = new Trace(start, mostCalls);
        MistakenRecursion recursion = maker.apply(start, trace);
        Ending ending = end(recursion, trace);
        List<Grid> kept = recursion.kept().stream()
                .map(board -> CharBoard.grid(start, board))
                .toList();
        Grid left = CharBoard.grid(start, trace.board());
        return new MistakenRun(ending, trace.calls(), List.copyOf(trace.writes()), left, kept);
    }

    private static Ending end(MistakenRecursion recursion, Trace trace) {
        try {
            return recursion.run(trace.board());
        } catch (ArrayIndexOutOfBoundsException beyondTheBoard) {
            return Ending.ERROR;
        } catch (Trace.TooManyCalls enough) {
            return Ending.CUT_OFF;
        }
    }
}
