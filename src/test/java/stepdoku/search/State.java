package stepdoku.search;

import java.nio.LongBuffer;
import java.util.Arrays;

/** All that can be asked of a search at one time, put down to be compared. */
record State(LongBuffer facts) {
    static State of(Search search) {
        Position position = search.position();
        LongBuffer facts = LongBuffer.allocate(20 + 7 * search.fullDepth() + 2 * position.cellCount());
        putMove(facts, search);
        search.path().forEach(call -> putCall(facts, call));
        search.currentCall().ifPresent(call -> putCall(facts, call));
        for (int cell = 0; cell < position.cellCount(); cell++) {
            facts.put(position.isEmpty(cell) ? 1 : 0).put(position.candidates(cell));
        }
        putCounts(facts, search.counts());
        return new State(facts.flip());
    }

    private static void putMove(LongBuffer facts, Search search) {
        facts.put(search.time()).put(search.depth()).put(search.retracted() ? 1 : 0);
        facts.put(search.lastCell()).put(search.lastValue());
    }

    private static void putCall(LongBuffer facts, Call call) {
        facts.put(call.cell()).put(call.allowed()).put(call.value());
    }

    private static void putCounts(LongBuffer facts, Counts counts) {
        facts.put(counts.placements()).put(counts.retractions()).put(counts.tests());
        facts.put(counts.solutions()).put(counts.maxDepth());
        facts.put(counts.callsByDepth()).put(counts.deadEndsByDepth());
    }

    /** A search from the start, moved forward one by one to a time. */
    static State replayed(Search fresh, long time) {
        while (fresh.time() < time) {
            fresh.forward();
        }
        return of(fresh);
    }

    @Override
    public String toString() {
        return Arrays.toString(Arrays.copyOf(facts.array(), facts.limit()));
    }
}
