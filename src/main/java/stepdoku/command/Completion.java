package stepdoku.command;

import stepdoku.view.Coordinates;
import stepdoku.view.Role;

/** A word that could be typed here, what it stands for, the heading under which it is listed, and how it is coloured. */
public record Completion(String word, String description, String group, Role role) {
    Completion(String word, String description) {
        this(word, description, "", Role.ACCENT);
    }

    static Completion of(String word) {
        return new Completion(word, "");
    }

    /** The same under a heading. */
    Completion under(String heading) {
        return new Completion(word, description, heading, role);
    }

    /** The same with its cells called so. */
    Completion with(Coordinates names) {
        return new Completion(names.named(word), names.named(description), group, role);
    }

    /** The same in another colour. */
    Completion as(Role other) {
        return new Completion(word, description, group, other);
    }
}
