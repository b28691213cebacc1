package stepdoku.search;

import java.util.List;
import java.util.Optional;

/** The table of the strategies, in the order in which they are shown. */
public final class Strategies {
    public static final Strategy SCAN = new Scan();

    public static final List<Strategy> TABLE = List.of(SCAN, new Backward(), new Fullest(), new Fewest(), new Forced());

    private Strategies() {}

    public static Optional<Strategy> find(String name) {
        return TABLE.stream().filter(strategy -> strategy.name().equals(name)).findFirst();
    }
}
