package stepdoku.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stepdoku.search.Comparison;
import stepdoku.search.Condition;
import stepdoku.search.Term;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** The words in which a condition is asked for: {@code retract r1c7}, {@code dead-end depth<10}, in any order. */
public final class ConditionWords {
    static final Pattern BOUND = Pattern.compile("(depth|time|run)(<=|>=|<|>|=)(\\d{1,18})");
    private static final Pattern SPACED = Pattern.compile("\\s*(<=|>=|<|>|=)\\s*");
    private static final String WANTED = "place, retract, dead-end, solution, a cell, row N, column N, box N, digit D,"
            + " depth OP N, time OP N or run OP N (OP: < <= = >= >)";

    private final Places places;
    private final List<String> words;
    private final List<Term> terms = new ArrayList<>();
    private boolean namesCells;
    private int at;

    private ConditionWords(Places places, List<String> words) {
        this.places = places;
        this.words = words;
    }

    /** The conjunction of all words; a word that is no condition is an error that lists what is. */
    public static Condition read(Session session, List<String> words) {
        return read(Places.of(session), words);
    }

    /** The same in the words of a board that need not be on the table. */
    public static Condition read(Places places, List<String> words) {
        // `depth >= 40` and `depth>=40` are the same.
        String text = SPACED.matcher(String.join(" ", words)).replaceAll("$1");
        ConditionWords reader = new ConditionWords(places, List.of(text.split(" ")));
        while (reader.at < reader.words.size()) {
            reader.terms.add(reader.term());
        }
        String shown = SPACED.matcher(text).replaceAll(" $1 ");
        return possible(new Condition(shown, reader.terms, places.board(), reader.namesCells));
    }

    private static Condition possible(Condition condition) {
        if (!condition.isPossible()) {
            throw new UserError(
                    "'%s' never holds: no move is all of that at once".formatted(Words.shorten(condition.toString())));
        }
        return condition;
    }

    private Term term() {
        String word = words.get(at++);
        return switch (word) {
            case "place" -> Term.place();
            case "retract" -> Term.retract();
            case "dead-end" -> Term.deadEnd();
            case "solution" -> Term.solution();
            case "digit" -> places.digit(numberAfter(word));
            case "row", "column", "box" -> place(places.house(word, numberAfter(word)));
            default -> bound(word).orElseGet(() -> place(cell(word)));
        };
    }

    private Term place(Term term) {
        namesCells = true;
        return term;
    }

    private String numberAfter(String word) {
        if (at == words.size()) {
            throw new UserError("%s wants a number behind it: %s 3".formatted(word, word));
        }
        return words.get(at++);
    }

    private static Optional<Term> bound(String word) {
        Matcher matcher = BOUND.matcher(word);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Comparison comparison = Comparison.find(matcher.group(2)).orElseThrow();
        long number = Long.parseLong(matcher.group(3));
        return Optional.of(
                switch (matcher.group(1)) {
                    case "depth" -> Term.depth(comparison, number);
                    case "time" -> Term.time(comparison, number);
                    default -> Term.run(comparison, number);
                });
    }

    private Term cell(String word) {
        return places.cell(word)
                .orElseThrow(() -> new UserError("'%s' is not a condition: %s".formatted(Words.shorten(word), WANTED)));
    }
}
