package stepdoku.terminal;

import java.util.List;

/**
 * A key of the stepper: its name, what a terminal sends for it, what it does and how the help says it. Keys with the same
 * help stand on one line there.
 */
record Key(String name, List<String> strokes, Deed deed, String help) {
    Key {
        strokes = List.copyOf(strokes);
    }

    static Key of(String character, Deed deed, String help) {
        return new Key(character, List.of(character), deed, help);
    }

    /** A key that types a line. */
    static Key of(String character, String line, String help) {
        return of(character, new Deed.Line(line), help);
    }
}
