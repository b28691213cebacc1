package stepdoku.session;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
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

    /** A history of values, oldest first, the last so many of which were undone. */
    static <T> History<T> of(List<T> all, int undone) {
        History<T> history = new History<>(all.get(0));
        all.subList(1, all.size()).forEach(history::change);
        for (int i = 0; i < undone; i++) {
            history.undo();
        }
        return history;
    }

    T present() {
        return present;
    }

    /** The earlier values, the latest first. */
    List<T> earlier() {
        return List.copyOf(earlier);
    }

    /** All values, oldest first, those that were undone last. */
    List<T> all() {
        List<T> all = new ArrayList<>(earlier);
        Collections.reverse(all);
        all.add(present);
        all.addAll(later);
        return List.copyOf(all);
    }

    /** How many values were undone and can return. */
    int undone() {
        return later.size();
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
