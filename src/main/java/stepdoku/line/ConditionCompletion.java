package stepdoku.line;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import stepdoku.session.Session;

/** What can stand behind the first words of a condition, in the words that {@link ConditionWords} reads. */
public final class ConditionCompletion {
    private static final List<String> NUMBERED = List.of("digit", "row", "column", "box");
    private static final List<String> BOUNDED = List.of("depth", "time", "run");
    private static final List<Completion> WORDS = Stream.concat(
                    Stream.of(
                                    new Completion("place", "a placement"),
                                    new Completion("retract", "a retraction"),
                                    new Completion("dead-end", "a retraction of the digit just placed"),
                                    new Completion("solution", "the board is full"))
                            .map(word -> word.under("moves")),
                    Stream.of(
                                    new Completion("depth", "placements on the path, as in depth >= 40"),
                                    new Completion("time", "moves made, as in time > 1000"),
                                    new Completion("run", "retractions in a row, as in run >= 5"),
                                    new Completion("digit", "of this digit"),
                                    new Completion("row", "in this row"),
                                    new Completion("column", "in this column"),
                                    new Completion("box", "in this box"))
                            .map(word -> word.under("with a number behind")))
            .toList();
    private static final List<Completion> COMPARISONS = List.of(
            new Completion("<", "less than"),
            new Completion("<=", "at most"),
            new Completion("=", "exactly"),
            new Completion(">=", "at least"),
            new Completion(">", "more than"));

    private ConditionCompletion() {}

    public static List<Completion> complete(Session session, List<String> before) {
        Places places = Places.of(session);
        String last = last(before);
        if (NUMBERED.contains(last)) {
            return places.numbers();
        }
        if (BOUNDED.contains(last)) {
            return COMPARISONS;
        }
        return wantsNumber(last)
                ? List.of()
                : Stream.concat(WORDS.stream(), places.cells().map(cell -> cell.under("cells")))
                        .toList();
    }

    /** Whether these words are a condition, and not one that lacks something. */
    public static boolean isWhole(List<String> words) {
        String last = last(words);
        return !last.isEmpty() && !NUMBERED.contains(last) && !BOUNDED.contains(last) && !wantsNumber(last);
    }

    private static String last(List<String> words) {
        return words.isEmpty() ? "" : words.get(words.size() - 1);
    }

    /** What the last word wants behind it; none when it wants nothing. */
    public static Optional<String> meaning(List<String> before) {
        return isWhole(before)
                ? Optional.empty()
                : Completion.find(WORDS, last(before)).map(word -> last(before) + ", " + word.description());
    }

    /** {@code >=} or {@code depth>=}. */
    private static boolean wantsNumber(String last) {
        return last.matches(".*[<>=]");
    }

    /** Whether a word can stand there, in whatever way a cell or a bound is written. */
    public static boolean takes(Session session, List<String> before, String word) {
        String last = last(before);
        return wantsNumber(last)
                ? word.chars().allMatch(Character::isDigit)
                : COMPARISONS.stream().anyMatch(sign -> BOUNDED.contains(last) && word.startsWith(sign.word()))
                        || ConditionWords.BOUND.matcher(word + "0").matches()
                        || Places.of(session).isCell(word);
    }
}
