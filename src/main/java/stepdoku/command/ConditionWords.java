package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.board.CellNames;
import stepdoku.board.Geometry;
import stepdoku.search.Comparison;
import stepdoku.search.Condition;
import stepdoku.search.Term;
import stepdoku.session.Problem;
import stepdoku.session.Session;
import stepdoku.session.UserError;

/** The words in which a condition is asked for: {@code retract r1c7}, {@code dead-end depth<10}, in any order. */
final class ConditionWords {
    private static final Pattern BOUND = Pattern.compile("(depth|time)(<=|>=|<|>|=)(\\d{1,18})");
    private static final Pattern SPACED = Pattern.compile("\\s*(<=|>=|<|>|=)\\s*");
    private static final String WANTED =
            "place, retract, dead-end, solution, a cell, digit D, depth OP N or time OP N (OP: < <= = >= >)";

    private final Session session;
    private final List<String> words;
    private final List<Term> terms = new ArrayList<>();
    private int at;

    private ConditionWords(Session session, List<String> words) {
        this.session = session;
        this.words = words;
    }

    /** The conjunction of all words; a word that is no condition is an error that lists what is. */
    static Condition read(Session session, List<String> words) {
        // `depth >= 40` and `depth>=40` are the same.
        String text = SPACED.matcher(String.join(" ", words)).replaceAll("$1");
        ConditionWords reader = new ConditionWords(session, List.of(text.split(" ")));
        while (reader.at < reader.words.size()) {
            reader.terms.add(reader.term());
        }
        return new Condition(SPACED.matcher(text).replaceAll(" $1 "), reader.terms);
    }

    private Term term() {
        String word = words.get(at++);
        return switch (word) {
            case "place" -> Term.place();
            case "retract" -> Term.retract();
            case "dead-end" -> Term.deadEnd();
            case "solution" -> Term.solution();
            case "digit" -> Term.value(value());
            default -> bound(word).orElseGet(() -> Term.cell(cell(word)));
        };
    }

    private int value() {
        if (at == words.size()) {
            throw new UserError("digit wants a digit behind it: digit 7");
        }
        String word = words.get(at++);
        return session.problem() instanceof Problem.Queens queens
                ? column(word, queens.size())
                : Arguments.digit(session.geometry(), word);
    }

    private static int column(String word, int size) {
        int column = NumberUtils.toInt(word, 0);
        if (column < 1 || column > size) {
            throw new UserError(
                    "'%s' is not a column of this board: they go from 1 to %d".formatted(Words.shorten(word), size));
        }
        return column;
    }

    private static Optional<Term> bound(String word) {
        Matcher matcher = BOUND.matcher(word);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Comparison comparison = Comparison.find(matcher.group(2)).orElseThrow();
        long number = Long.parseLong(matcher.group(3));
        return Optional.of(
                matcher.group(1).equals("depth") ? Term.depth(comparison, number) : Term.time(comparison, number));
    }

    private int cell(String word) {
        Geometry geometry = session.geometry();
        boolean isCell =
                CellNames.looksLikeCell(word) || CellNames.parse(geometry, word).isPresent();
        if (!isCell) {
            throw new UserError("'%s' is not a condition: %s".formatted(Words.shorten(word), WANTED));
        }
        return Arguments.cell(geometry, word);
    }

    static List<Completion> complete(Session session, List<String> before) {
        Geometry geometry = session.geometry();
        if (!before.isEmpty() && before.get(before.size() - 1).equals("digit")) {
            return Completions.digits(geometry);
        }
        Stream<Completion> words = Stream.of(
                new Completion("place", "a placement"),
                new Completion("retract", "a retraction"),
                new Completion("dead-end", "a retraction of the digit just placed"),
                new Completion("solution", "the board is full"),
                new Completion("digit", "of this digit"),
                new Completion("depth", "placements on the path, as in depth >= 40"),
                new Completion("time", "moves made, as in time > 1000"));
        return Stream.concat(
                        words,
                        IntStream.range(0, geometry.cellCount())
                                .filter(session.grid()::isEmpty)
                                .mapToObj(geometry::name)
                                .map(Completion::of))
                .toList();
    }
}
