package stepdoku.search;

import java.util.ArrayList;
import java.util.List;
import stepdoku.board.Digits;

/**
 * What the recursion does between two moves: calls, tests and returns. They are a pure function of the position, so none
 * of them is recorded; they are worked out when someone asks.
 */
public final class Inside {
    private final Position position;
    private final int[] held;
    private final List<InnerEvent> events = new ArrayList<>();

    private Inside(Search search) {
        this.position = search.position();
        this.held = Held.by(search);
    }

    /** From the last move to the next one, which takes a solution back as if it had been refused; or to the end. */
    public static List<InnerEvent> after(Search search) {
        Inside inside = new Inside(search);
        if (search.atSolution()) {
            inside.solved(search.depth());
        } else if (search.retracted()) {
            Call call = search.currentCall().orElseThrow();
            inside.loop(call.level(), call.cell(), call.allowed(), call.value() + 1);
        } else {
            inside.call(search);
        }
        return inside.events;
    }

    /** From the move before to the last move; nothing at time 0. The search is moved back and forward for that. */
    public static List<InnerEvent> before(Search search) {
        if (!search.back()) {
            return List.of();
        }
        List<InnerEvent> events = after(search);
        search.forward();
        return events;
    }

    /** From a solution to the return of the first call: every call that waits passes it on. */
    public static List<InnerEvent> answer(Search search) {
        List<InnerEvent> events = after(search);
        List<Call> path = search.path();
        for (int level = path.size() - 1; level >= 0; level--) {
            events.add(InnerEvent.passOn(path.get(level)));
        }
        return events;
    }

    private void solved(int level) {
        events.add(InnerEvent.call(level, Position.NONE));
        events.add(InnerEvent.solved(level));
    }

    private void call(Search search) {
        long choice = search.strategy().choose(position);
        events.add(InnerEvent.call(search.depth(), Choice.cell(choice)));
        loop(search.depth(), Choice.cell(choice), Choice.values(choice), 1);
    }

    /** The loop of a call from a value on, to one that may be tried or to its end. */
    private void loop(int level, int cell, int allowed, int from) {
        for (int value = from; value <= position.valueCount(); value++) {
            Verdict verdict = verdict(cell, value, allowed);
            events.add(InnerEvent.test(level, cell, value, verdict));
            if (verdict.fits()) {
                return;
            }
        }
        events.add(InnerEvent.giveUp(level, cell));
    }

    private Verdict verdict(int cell, int value, int allowed) {
        return Digits.contains(allowed, value) ? Verdict.FITS : position.obstacle(held, cell, value);
    }
}
