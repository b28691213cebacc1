package stepdoku.search;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import stepdoku.board.Digits;

/** Makes the moves of a search again, up to its present, and counts what a {@link Review} tells. Mutable. */
final class Reviewer {
    private static final long SLICE = 1 << 13;

    private final Search again;
    private final long end;
    private final BooleanSupplier goOn;
    private final List<Rule> rules;
    private final long[] rejections;
    private long passedOver;
    private long run;
    private long longestRun;

    Reviewer(Search present, BooleanSupplier goOn) {
        this.again = present.fresh();
        this.end = present.time();
        this.goOn = goOn;
        this.rules = again.position().rules();
        this.rejections = new long[rules.size()];
    }

    /** None when interrupted. */
    Optional<Review> review() {
        while (again.time() < end) {
            move();
            if (again.time() % SLICE == 0 && !goOn.getAsBoolean()) {
                return Optional.empty();
            }
        }
        if (again.exhausted()) {
            firstCallGivesUp();
        }
        return Optional.of(new Review(byRule(), passedOver, longestRun));
    }

    private Map<Rule, Long> byRule() {
        Map<Rule, Long> byRule = new LinkedHashMap<>();
        for (int i = 0; i < rejections.length; i++) {
            byRule.put(rules.get(i), rejections[i]);
        }
        return byRule;
    }

    private void move() {
        boolean solved = again.atSolution();
        int tested = again.retracted() ? again.lastValue() : 0;
        int level = again.depth();
        again.forward();
        if (again.retracted()) {
            longestRun = Math.max(longestRun, ++run);
            if (!solved) {
                callReturns(level, tested);
            }
        } else {
            run = 0;
            count(again.call(level), tested, again.lastValue());
        }
    }

    /** The tests that were left to the call at a level before its caller took its value back. */
    private void callReturns(int level, int tested) {
        Call caller = again.call(level - 1);
        again.position().place(caller.cell(), caller.value());
        count(again.call(level), tested, again.position().valueCount());
        again.position().retract(caller.cell(), caller.value());
    }

    private void firstCallGivesUp() {
        count(again.call(0), again.lastValue(), again.position().valueCount());
    }

    /** Counts the tests of a call of the values behind one up to another. */
    private void count(Call call, int behind, int upTo) {
        int all = Digits.all(upTo);
        int rest = Digits.above(all, behind) & ~call.allowed();
        for (int i = 0; rest != 0 && i < rejections.length; i++) {
            int forbidden = rest & again.position().forbidden(call.cell(), rules.get(i));
            rejections[i] += Digits.count(forbidden);
            rest &= ~forbidden;
        }
        passedOver += Digits.count(rest);
    }
}
