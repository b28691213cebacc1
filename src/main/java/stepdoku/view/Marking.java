package stepdoku.view;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The cells of a board that are more than givens and entries, each with its role: placed, just changed, clashing ... */
public record Marking(Map<Integer, Role> roles) {
    public Marking {
        roles = Map.copyOf(roles);
    }

    public static Marking none() {
        return new Marking(Map.of());
    }

    /** The same marking with some cells marked, in place of what they were. */
    public Marking with(Role role, IntStream cells) {
        Map<Integer, Role> more = new HashMap<>(roles);
        cells.forEach(cell -> more.put(cell, role));
        return new Marking(more);
    }

    public Marking with(Role role, int... cells) {
        return with(role, IntStream.of(cells));
    }

    Optional<Role> of(int cell) {
        return Optional.ofNullable(roles.get(cell));
    }
}
