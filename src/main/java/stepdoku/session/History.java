package stepdoku.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A value with its earlier values, and the later ones that were undone. Mutable. */
final class History<T> {
    private final Deque<T> earlier = new ArrayDeque<>();
    private final Deque<T> later = new ArrayDeque<>();
    private T present;

    History(T present) {
        this.present = present;
    }

    T present() {
        return present;
    }

    /** The earlier values, the latest first. */
    List<T> earlier() {
        return List.copyOf(earlier);
    }

    void change(T next) {
        earlier.push(present);
        later.clear();
        present = next;
    }

    /** Whether there was an earlier value to go back to. */
    boolean undo() {
        return shift(earlier, later);
    }

    /** Whether there was an undone value to return to. */
    boolean redo() {
        return shift(later, earlier);
    }

    private boolean shift(Deque<T> from, Deque<T> to) {
        if (from.isEmpty()) {
            return false;
        }
        to.push(present);
        present = from.pop();
        return true;
    }
}
