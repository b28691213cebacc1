package stepdoku.trace;

import java.io.IOException;
import java.io.StringReader;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;
import stepdoku.search.Move;
import stepdoku.text.Words;

/**
 * Reads a line of a trace as a move: {@code place r1c3 1}, {@code RETRACT r1c3=1}, {@code time 2: place r1c4 = 2, depth 2},
 * {@code 1,place,r1c3,1,1}, or an object of JSON with the keys move, cell and digit.
 */
final class MoveReader {
    private static final Map<String, Move.Kind> KINDS = Map.of(
            "place", Move.Kind.PLACE,
            "set", Move.Kind.PLACE,
            "retract", Move.Kind.RETRACT,
            "undo", Move.Kind.RETRACT,
            "remove", Move.Kind.RETRACT,
            "clear", Move.Kind.RETRACT);
    private static final Pattern BEGINNING = Pattern.compile(
            "(?:time\\s+)?(?:\\d+\\s*[:.,)]\\s*)?(" + String.join("|", KINDS.keySet()) + ")\\b[\\s:,(]*");
    private static final Pattern END =
            Pattern.compile("[\\s,)]*(?:(?:depth\\s*[=:]?\\s*)?\\d+)?[\\s;]*(?:(?:#|//).*)?");
    private static final Pattern VALUE = Pattern.compile("[\\s,:=>()-]*(c?\\d{1,3}|[a-p](?!\\w))");

    private final Notation notation;

    MoveReader(Notation notation) {
        this.notation = notation;
    }

    /** The move of a line; none when the line is none and does not begin like one; a {@link TraceException} when it does. */
    Optional<PrintedMove> read(long number, String line) {
        String text = line.strip();
        return text.startsWith("{") ? json(number, text) : words(number, text.toLowerCase(Locale.ROOT));
    }

    // ---- words

    private Optional<PrintedMove> words(long number, String text) {
        Matcher beginning = BEGINNING.matcher(text);
        if (!beginning.lookingAt()) {
            return Optional.empty();
        }
        Matcher cell = notation.cellPattern().matcher(text).region(beginning.end(), text.length());
        if (!cell.lookingAt()) {
            throw unreadable(number, text);
        }
        Matcher value = VALUE.matcher(text).region(cell.end(), text.length());
        boolean hasValue = value.lookingAt();
        int end = hasValue ? value.end() : cell.end();
        if (!END.matcher(text).region(end, text.length()).matches()) {
            throw unreadable(number, text);
        }
        String digit = hasValue ? value.group(1) : "";
        return Optional.of(move(number, KINDS.get(beginning.group(1)), cell.group(), digit));
    }

    /** What is to be said of a line that is no move. */
    TraceException unreadable(long number, String text) {
        return new TraceException(number, "'%s' is no move: %s".formatted(Words.shorten(text), notation.hint()));
    }

    // ---- both

    private PrintedMove move(long number, Move.Kind kind, String cellName, String digit) {
        OptionalInt cell = notation.cell(StringUtils.deleteWhitespace(cellName));
        if (cell.isEmpty()) {
            throw new TraceException(
                    number,
                    "there is no cell '%s' on this board: %s".formatted(Words.shorten(cellName), notation.hint()));
        }
        OptionalInt value = notation.value(digit);
        boolean isSaid = value.isPresent() || kind == Move.Kind.RETRACT && digit.isEmpty();
        if (!isSaid) {
            throw new TraceException(
                    number, "'%s' is no digit of this board: %s".formatted(Words.shorten(digit), notation.hint()));
        }
        return new PrintedMove(number, kind, cell.getAsInt(), value);
    }

    // ---- JSON

    private Optional<PrintedMove> json(long number, String text) {
        try {
            Map<String, String> fields = JsonFields.of(new StringReader(text));
            return Optional.ofNullable(fields.get("move"))
                    .map(kind -> move(number, kind(number, kind), field(fields, "cell"), field(fields, "digit")));
        } catch (IOException fault) {
            throw new TraceException(number, "'%s' is no object of JSON".formatted(Words.shorten(text)));
        }
    }

    private static Move.Kind kind(long number, String word) {
        Move.Kind kind = KINDS.get(word.toLowerCase(Locale.ROOT));
        if (kind == null) {
            throw new TraceException(
                    number, "\"move\" must be place or retract, not '%s'".formatted(Words.shorten(word)));
        }
        return kind;
    }

    private static String field(Map<String, String> fields, String name) {
        return fields.getOrDefault(name, "");
    }
}
