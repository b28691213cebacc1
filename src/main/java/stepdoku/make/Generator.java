package stepdoku.make;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import stepdoku.board.Grid;

/**
 * Makes boards that have one solution and are as wished; the same seed makes the same boards in the same order. A full grid
 * is {@linkplain FullGrids drawn}, givens are {@linkplain Thinning taken} while the solution stays single, and the board is
 * given away if its level is the one asked for. Mutable: it goes on where the last board was made.
 */
public final class Generator {
    private static final int MOST_TRIES = 10_000;

    private final Wish wish;
    private final FullGrids fullGrids;
    private final Thinning thinning;
    private BooleanSupplier goOn = () -> true;
    private int tries;
    private long made;

    public Generator(Wish wish, long seed) {
        this(wish, seed, wish.condition());
    }

    /** A generator that lets another solver decide whether a condition holds; the boards are the same. */
    public Generator(Wish wish, long seed, Condition condition) {
        SplittableRandom random = new SplittableRandom(seed);
        this.wish = wish;
        this.fullGrids = new FullGrids(wish.geometry(), random.split());
        Condition whileWanted = board -> goOn.getAsBoolean() && condition.holds(board);
        this.thinning = new Thinning(wish.geometry(), wish.symmetric(), whileWanted, random.split());
    }

    /**
     * The next board; none when no board of so many was of the level, as some levels hardly exist in some sizes, or when
     * {@code goOn}, asked before each proof that a given can be taken, answers false.
     */
    public Optional<Grid> next(BooleanSupplier goOn) {
        this.goOn = goOn;
        for (tries = 0; tries < MOST_TRIES && goOn.getAsBoolean(); tries++) {
            Grid grid = Grid.ofGivens(wish.geometry(), thinning.apply(fullGrids.next()));
            // To stop breaks the thinning off, and what is left then is no board of ours.
            if (goOn.getAsBoolean() && wish.isFulfilledBy(grid)) {
                made++;
                return Optional.of(grid);
            }
        }
        return Optional.empty();
    }

    /** How many boards were given away. */
    public long made() {
        return made;
    }

    /** How many boards were made in vain for the one that was asked for last. */
    public int tries() {
        return tries;
    }

    /** Whether it has given up: among so many boards none was of the level. */
    public boolean hasGivenUp() {
        return tries == MOST_TRIES;
    }
}
