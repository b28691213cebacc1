package stepdoku.hint;

import java.util.Locale;

/** How hard a technique is for a person, and so a board that needs it. Its text form is {@code medium}. */
public enum Level {
    EASY("singles are enough"),
    MEDIUM("locked candidates and pairs"),
    HARD("triples, quads, fish and kites"),
    FIENDISH("wings, colours, rectangles, finned fish and chains"),
    BEYOND("beyond logic: search is needed");

    private final String summary;

    Level(String summary) {
        this.summary = summary;
    }

    /** What a board of this level asks for. */
    public String summary() {
        return summary;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
