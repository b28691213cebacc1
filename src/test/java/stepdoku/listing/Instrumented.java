package stepdoku.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The source of a listing with calls to a {@link Recorder} at the lines that have roles, and nothing else changed. A role
 * on a wrong line does not fit the pattern of its role, or makes the record wrong.
 */
final class Instrumented {
    private static final Pattern WRITE = Pattern.compile("\\s*board\\[(.+)]\\[(.+)] = (.+);");
    private static final Pattern IF = Pattern.compile("(\\s*if \\()(.+)(\\) (?:return.*;|\\{))");

    private final SourceFile file;
    private final Matcher placement;

    private Instrumented(SourceFile file) {
        this.file = file;
        this.placement = file.lines().stream()
                .map(SourceLine::of)
                .filter(line -> line.roles().contains(Role.PLACE))
                .map(line -> match(WRITE, line.text()))
                .findFirst()
                .orElseThrow();
    }

    /** The name that the class has with the recorder in it. */
    static String className(Class<?> type) {
        return type.getSimpleName() + "Recorded";
    }

    static String source(Class<?> type) {
        SourceFile file = SourceFile.of(type);
        Instrumented instrumented = new Instrumented(file);
        List<String> lines = new ArrayList<>();
        file.lines().forEach(line -> lines.add(instrumented.line(line)));
        return String.join("\n", lines).replaceAll("\\b" + type.getSimpleName() + "\\b", className(type));
    }

    private String line(String raw) {
        if (raw.startsWith("final class")) {
            return raw + " Recorder recorder;";
        }
        SourceLine line = SourceLine.of(raw);
        String text = line.text();
        for (Role role : line.roles()) {
            text = with(role, text);
        }
        return text;
    }

    private String with(Role role, String text) {
        return switch (role) {
            case CALL -> text + " recorder.call();";
            case SOLVED -> IF.matcher(text).matches() ? wrapped("solved(", text) : text + " recorder.solved(true);";
            case TEST -> wrapped("test(%s, %s, %s, ".formatted(row(), column(), symbol()), text);
            case PLACE -> text + " recorder.place(%s, %s, %s);".formatted(row(), column(), symbol());
            case PASS_ON -> wrapped("passOn(", text);
            case TAKE_BACK -> text + undo(match(WRITE, text));
            case GIVE_UP -> "recorder.giveUp(); " + text;
            case CHOOSE, TRY, RECURSE, MISTAKE -> text;
        };
    }

    private static String wrapped(String call, String text) {
        Matcher condition = match(IF, text);
        return condition.group(1) + "recorder." + call + condition.group(2) + ")" + condition.group(3);
    }

    private static String undo(Matcher write) {
        return " recorder.undo(%s, %s);".formatted(write.group(1), write.group(2));
    }

    private static Matcher match(Pattern pattern, String text) {
        return Optional.of(pattern.matcher(text))
                .filter(Matcher::matches)
                .orElseThrow(() -> new IllegalStateException("no such role for this line: " + text));
    }

    private String row() {
        return placement.group(1);
    }

    private String column() {
        return placement.group(2);
    }

    private String symbol() {
        return placement.group(3);
    }
}
