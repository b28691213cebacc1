package stepdoku.line;

import java.util.List;
import java.util.Optional;
import stepdoku.view.Coordinates;
import stepdoku.view.Role;

/** A word that could be typed here, what it stands for, the heading under which it is listed, and how it is coloured. */
public record Completion(String word, String description, String group, Role role) {
    public Completion(String word, String description) {
        this(word, description, "", Role.ACCENT);
    }

    public static Completion of(String word) {
        return new Completion(word, "");
    }

    /** The one of some whose word this is. */
    public static Optional<Completion> find(List<Completion> some, String word) {
        return some.stream().filter(completion -> completion.word.equals(word)).findFirst();
    }

    /** The same under a heading. */
    public Completion under(String heading) {
        return new Completion(word, description, heading, role);
    }

    /** The same with its cells called so. */
    public Completion with(Coordinates names) {
        return new Completion(names.named(word), names.named(description), group, role);
    }

    /** The same in another colour. */
    Completion as(Role other) {
        return new Completion(word, description, group, other);
    }
}
