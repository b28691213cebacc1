package stepdoku.listing;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;

/**
 * Runs the real recursion of a listing and tells all that it does. The class that runs is compiled here, from the very
 * source that learners see, with a {@link Recorder} at the lines that have roles.
 */
public final class Recording {
    private static final Map<Class<?>, Class<?>> RECORDED = Compiled.of(Listings.TABLE.values());

    private final Class<?> type;

    private Recording(Class<?> type) {
        this.type = type;
    }

    public static Recording of(String strategy) {
        return new Recording(RECORDED.get(Listings.TABLE.get(strategy)));
    }

    /** Runs the recursion on a board and gives each event to the watcher as it happens. */
    public Counts run(Grid grid, Consumer<Event> watcher) {
        return run(CharBoard.of(grid), watcher);
    }

    /** The moves on a board, in order: {@code place r1c3 = 1}, {@code retract r1c7 = 9}. */
    public List<String> moves(Grid grid) {
        List<String> moves = new ArrayList<>();
        run(grid, event -> {
            if (event.isMove()) {
                moves.add(event.toString());
            }
        });
        return moves;
    }

    /** The same on a board of characters, which it leaves as the recursion leaves it. */
    public Counts run(char[][] board, Consumer<Event> watcher) {
        Recorder recorder = new Recorder(watcher);
        try {
            Object recursion = recursion(board.length);
            type.getDeclaredField("recorder").set(recursion, recorder);
            Method solve = type.getDeclaredMethod("solve", char[][].class);
            solve.invoke(recursion, (Object) board);
        } catch (ReflectiveOperationException unlike) {
            throw new IllegalStateException(unlike);
        }
        return recorder.counts();
    }

    private Object recursion(int n) throws ReflectiveOperationException {
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        boolean takesNumber = constructor.getParameterTypes()[0] == int.class;
        return constructor.newInstance(takesNumber ? n : Geometry.of(n));
    }
}
