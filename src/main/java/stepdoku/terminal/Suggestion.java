package stepdoku.terminal;

import java.util.stream.Stream;

/** The rest of a line that has begun like one typed before. */
final class Suggestion {
    private Suggestion() {}

    /** What the latest line that begins so has behind it; empty when there is none. Lines are given latest first. */
    static String of(Stream<String> typed, String begun) {
        return begun.isBlank()
                ? ""
                : typed.filter(line -> line.length() > begun.length() && line.startsWith(begun))
                        .filter(line -> line.indexOf('\n') < 0)
                        .map(line -> line.substring(begun.length()))
                        .findFirst()
                        .orElse("");
    }
}
