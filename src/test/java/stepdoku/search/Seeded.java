package stepdoku.search;

import java.util.Random;

/** Chance that can be repeated: the seed is printed, and a seed in the property {@code stepdoku.seed} is used instead. */
final class Seeded {
    private Seeded() {}

    static Random random(Object purpose) {
        long seed = Long.getLong("stepdoku.seed", System.nanoTime());
        System.out.println("seed " + seed + " for " + purpose);
        return new Random(seed);
    }
}
