package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import stepdoku.board.Digits;
import stepdoku.search.Call;
import stepdoku.search.Search;

/**
 * How much of its whole tree a search has done, as if all branches of a call were equally big; 0 at the start, 1 when it
 * is exhausted, and it never falls as the search goes on. After D. Knuth: Estimating the Efficiency of Backtrack
 * Programs, Mathematics of Computation 29, 1975.
 */
final class Share {
    private Share() {}

    /** Of each call on the path the branches behind it are done; each is a part of the branch in which the call lies. */
    static double of(Search search) {
        if (search.ended()) {
            return 1;
        }
        List<Call> calls = new ArrayList<>(search.path());
        if (search.retracted()) {
            calls.add(search.currentCall().orElseThrow());
        }
        double done = 0;
        double branch = 1;
        for (Call call : calls) {
            branch /= Digits.count(call.allowed());
            done += branch * Digits.count(call.tried());
        }
        return search.retracted() ? done + branch : done;
    }
}
