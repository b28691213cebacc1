package stepdoku.hint;

import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;

/**
 * Which nodes are true if a start is false, breadth first: the start's strong links lead to the first of them; from a true
 * one a weak link leads to a false one, and from there a strong link to the next true one.
 */
final class ChainWalk {
    private static final int NONE = -1;

    private final Inferences inferences;
    private final int[][] onward;
    private final int[] trueBefore;
    private final int[] falseBefore;
    private final boolean[] wasFalse;
    private final int[] length;
    private final int[] reached;
    private int reachedCount;

    ChainWalk(Inferences inferences) {
        this.inferences = inferences;
        this.onward = new int[inferences.count()][];
        for (int node = 0; node < onward.length; node++) {
            onward[node] = onward(inferences, node);
        }
        this.trueBefore = new int[inferences.count()];
        this.falseBefore = new int[inferences.count()];
        this.wasFalse = new boolean[inferences.count()];
        this.length = new int[inferences.count()];
        this.reached = new int[inferences.count()];
    }

    /** The weak links of a node to nodes from which a strong link goes on; others lead nowhere. */
    private static int[] onward(Inferences inferences, int node) {
        int[] weak = inferences.weak(node);
        int[] onward = new int[weak.length];
        int count = 0;
        for (int next : weak) {
            if (inferences.strong(next).length > 0) {
                onward[count++] = next;
            }
        }
        return Arrays.copyOf(onward, count);
    }

    /** Walks from a start, over chains of at most so many strong links, and forgets the walk before. */
    void from(int start, int longest) {
        Arrays.fill(wasFalse, false);
        Arrays.fill(length, 0);
        reachedCount = 0;
        along(start, NONE, 1);
        for (int i = 0; i < reachedCount && length[reached[i]] < longest; i++) {
            for (int isFalse : onward[reached[i]]) {
                if (!wasFalse[isFalse]) {
                    along(isFalse, reached[i], length[reached[i]] + 1);
                }
            }
        }
    }

    private void along(int isFalse, int before, int links) {
        wasFalse[isFalse] = true;
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

    /** The i-th node that was reached; those reached over fewer links come first. */
    int reached(int i) {
        return reached[i];
    }

    /** The number of strong links from the start. */
    int length(int node) {
        return length[node];
    }

    /** The nodes from the start to one that was reached, false and true in turn. */
    List<Node> pathTo(int end) {
        LinkedList<Node> path = new LinkedList<>();
        for (int isTrue = end; isTrue != NONE; isTrue = trueBefore[isTrue]) {
            path.addFirst(inferences.node(isTrue));
            path.addFirst(inferences.node(falseBefore[isTrue]));
        }
        return List.copyOf(path);
    }
}
