package stepdoku.hint;

import java.util.LinkedList;
import java.util.List;

/**
 * Which candidates are true if a start is false, breadth first: the start's strong links lead to the first of them; from a true
 * one a weak link leads to a false one, and from there a strong link to the next true one.
 */
final class ChainWalk {
    private static final int NONE = -1;

    private final Inferences inferences;
    private final int[] trueBefore;
    private final int[] falseBefore;
    private final int[] length;
    private final int[] reached;
    private int reachedCount;

    ChainWalk(Inferences inferences) {
        this.inferences = inferences;
        this.trueBefore = new int[inferences.count()];
        this.falseBefore = new int[inferences.count()];
        this.length = new int[inferences.count()];
        this.reached = new int[inferences.count()];
    }

    /** Walks from a start, over chains of at most so many strong links, and forgets the walk before. */
    void from(int start, int longest) {
        for (int i = 0; i < reachedCount; i++) {
            length[reached[i]] = 0;
        }
        reachedCount = 0;
        along(start, NONE, 1);
        for (int i = 0; i < reachedCount && length[reached[i]] < longest; i++) {
            for (int isFalse : inferences.weak(reached[i])) {
                along(isFalse, reached[i], length[reached[i]] + 1);
            }
        }
    }

    private void along(int isFalse, int before, int links) {
        for (int isTrue : inferences.strong(isFalse)) {
            if (length[isTrue] == 0) {
                length[isTrue] = links;
                trueBefore[isTrue] = before;
                falseBefore[isTrue] = isFalse;
                reached[reachedCount++] = isTrue;
            }
        }
    }

    int reachedCount() {
        return reachedCount;
    }

    /** The i-th candidate that was reached; those reached over fewer links come first. */
    int reached(int i) {
        return reached[i];
    }

    /** The number of strong links from the start. */
    int length(int candidate) {
        return length[candidate];
    }

    /** The candidates from the start to one that was reached, false and true in turn. */
    List<Candidate> pathTo(int end) {
        LinkedList<Candidate> path = new LinkedList<>();
        for (int isTrue = end; isTrue != NONE; isTrue = trueBefore[isTrue]) {
            path.addFirst(inferences.candidate(isTrue));
            path.addFirst(inferences.candidate(falseBefore[isTrue]));
        }
        return List.copyOf(path);
    }
}
