package stepdoku.search;

import java.util.Arrays;
import java.util.List;

/**
 * What a search has done so far, by depth: it goes up with every move forward and down again with every move back. Only
 * what the state of the search does not tell is counted; the rest follows by arithmetic in {@link Counts}. Mutable.
 */
final class Tally {
    /** How many times a value was placed with so many placements above it, itself included: index 1 is the first. */
    final long[] placements;
    /** How many calls with so many placements above them found no candidate at all. */
    final long[] deadEnds;

    long solutions;

    /** Nothing has been done yet; without anything to place, a solution stands there from the start. */
    Tally(int maxDepth) {
        this.placements = new long[maxDepth + 1];
        this.deadEnds = new long[maxDepth + 1];
        this.solutions = maxDepth == 0 ? 1 : 0;
    }

    /** Counts by depth from 1 on, as far as there are any. The placements at the last depth are the solutions. */
    static Tally of(int maxDepth, List<Long> placements, List<Long> deadEnds) {
        Tally tally = new Tally(maxDepth);
        for (int i = 0; i < placements.size(); i++) {
            tally.placements[i + 1] = placements.get(i);
        }
        for (int i = 0; i < deadEnds.size(); i++) {
            tally.deadEnds[i + 1] = deadEnds.get(i);
        }
        tally.solutions += tally.placements[maxDepth];
        return tally;
    }

    private Tally(Tally other) {
        this.placements = other.placements.clone();
        this.deadEnds = other.deadEnds.clone();
        this.solutions = other.solutions;
    }

    Tally copy() {
        return new Tally(this);
    }

    void become(Tally other) {
        System.arraycopy(other.placements, 0, placements, 0, placements.length);
        System.arraycopy(other.deadEnds, 0, deadEnds, 0, deadEnds.length);
        solutions = other.solutions;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tally tally
                && Arrays.equals(placements, tally.placements)
                && Arrays.equals(deadEnds, tally.deadEnds)
                && solutions == tally.solutions;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(placements);
    }
}
