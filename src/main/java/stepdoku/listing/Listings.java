package stepdoku.listing;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Which recursion a learner watches with which strategy. */
final class Listings {
    /** The class of each listing by the name of its strategy, in the order of the strategies; last the queens. */
    static final Map<String, Class<?>> TABLE = table();

    private Listings() {}

    private static Map<String, Class<?>> table() {
        Map<String, Class<?>> table = new LinkedHashMap<>();
        table.put("scan", ScanRecursion.class);
        table.put("backward", BackwardRecursion.class);
        table.put("fullest", FullestRecursion.class);
        table.put("fewest", FewestRecursion.class);
        table.put("forced", ForcedRecursion.class);
        table.put("queens", QueensRecursion.class);
        return Collections.unmodifiableMap(table);
    }
}
