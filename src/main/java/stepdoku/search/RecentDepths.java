package stepdoku.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The depths at the last times of a search, the present one included. */
public final class RecentDepths {
    private RecentDepths() {}

    /** At most so many depths, oldest first. The search walks back and comes forward again to where it stands. */
    public static List<Integer> of(Search search, int most) {
        List<Integer> depths = new ArrayList<>();
        depths.add(search.depth());
        while (depths.size() < most && search.back()) {
            depths.add(search.depth());
        }
        for (int move = 1; move < depths.size(); move++) {
            search.forward();
        }
        Collections.reverse(depths);
        return depths;
    }
}
