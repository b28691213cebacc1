package stepdoku.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import stepdoku.board.Digits;

/**
 * What calls have done with the values that their loops have reached. The sizes of finished subtrees are not known to a
 * search, which keeps no log; a second search of the same problem works them out again, up to a number of moves in all.
 */
public final class Attempts {
    private static final long SLICE = 1 << 13;

    private final Search search;
    private final Search second;
    private final BooleanSupplier goOn;
    private long budget;

    /** About one search; the second one makes at most so many moves, and fewer when it may not go on. */
    public Attempts(Search search, long budget, BooleanSupplier goOn) {
        this.search = search;
        this.second = search.fresh();
        this.budget = budget;
        this.goOn = goOn;
    }

    /** Of the call that has just placed a value: all values before that one. */
    public List<Attempt> beforePlacement() {
        return upTo(search.lastValue() - 1, pathAbove());
    }

    /** Of the call whose return made the last move a retraction: all values; none when a solution was refused. */
    public List<Attempt> ofReturnedCall() {
        return search.returnedCall().isEmpty()
                ? List.of()
                : upTo(search.position().valueCount(), withLast());
    }

    /** Of the first call, when it returns false before the first move: all values. */
    public List<Attempt> ofFirstCall() {
        return upTo(search.position().valueCount(), new int[0]);
    }

    private int[] pathAbove() {
        return search.path().stream()
                .limit(search.level())
                .mapToInt(Call::value)
                .toArray();
    }

    private int[] withLast() {
        return append(pathAbove(), search.lastValue());
    }

    private static int[] append(int[] values, int value) {
        return IntStream.concat(IntStream.of(values), IntStream.of(value)).toArray();
    }

    /** Of the call below some placements, named by their values. */
    private List<Attempt> upTo(int last, int[] above) {
        second.standAt(above);
        long choice = second.strategy().choose(second.position());
        int[] held = Held.by(second);
        List<Attempt> attempts = new ArrayList<>();
        for (int value = 1; value <= last; value++) {
            attempts.add(
                    Digits.contains(Choice.values(choice), value)
                            ? new Attempt(value, Verdict.FITS, subtree(append(above, value)))
                            : rejected(value, held, Choice.cell(choice)));
        }
        return attempts;
    }

    private Attempt rejected(int value, int[] held, int cell) {
        return new Attempt(value, second.position().obstacle(held, cell, value), Subtree.NONE);
    }

    private Subtree subtree(int[] values) {
        second.standAt(values);
        int floor = second.depth();
        Bounds bounds = Bounds.floor(floor);
        while (second.depth() >= floor) {
            if (budget <= 0 || !goOn.getAsBoolean()) {
                budget = 0;
                return new Subtree(second.time(), second.counts().solutions(), false);
            }
            long before = second.time();
            second.forwardTo(before + Math.min(SLICE, budget), bounds);
            budget -= second.time() - before;
        }
        return new Subtree(second.time() + 1, second.counts().solutions(), true);
    }
}
