package stepdoku.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import stepdoku.format.FormatException;
import stepdoku.format.Formats;

/** Reads a lesson from its text, whose form docs/adding.md describes; a fault in it names file and line. */
final class LessonText {
    private static final String TYPE = "> ";
    private static final String QUESTION = "? ";
    private static final String TASK = "! ";
    private static final String WITHOUT_SOURCE = "(without the source)";
    private static final String INDENTATION = "    ";
    private static final Pattern BOARD_LINE = Pattern.compile("[1-9.|+ -]+");

    private LessonText() {}

    static Lesson read(int number, String file, String text) {
        List<Chunk> chunks = Chunk.of(file, text);
        List<String> head = chunks.isEmpty() ? List.of() : chunks.get(0).lines();
        boolean showsSource = head.size() == 2;
        if (!showsSource && !(head.size() == 3 && head.get(2).equals(WITHOUT_SOURCE))) {
            throw new LessonFault(
                    file,
                    1,
                    "a lesson begins with its title, the line below says what it answers;"
                            + " a third line can only be " + WITHOUT_SOURCE);
        }
        List<Step> steps = chunks.stream().skip(1).flatMap(LessonText::steps).toList();
        return new Lesson(number, head.get(0), head.get(1), showsSource, steps);
    }

    private static Stream<Step> steps(Chunk chunk) {
        String first = chunk.first();
        if (first.startsWith(TYPE)) {
            return chunk.lines().stream().map(line -> new Step.Type(command(chunk, line)));
        }
        if (first.startsWith(QUESTION)) {
            return Stream.of(QuestionText.read(chunk));
        }
        if (first.startsWith(TASK)) {
            return Stream.of(task(chunk));
        }
        return Stream.of(first.startsWith(INDENTATION) ? drawing(chunk) : new Step.Prose(joined(chunk.lines())));
    }

    /** The command of a line that begins with the sign for it. */
    private static String command(Chunk chunk, String line) {
        if (!line.startsWith(TYPE)) {
            throw chunk.fault("every line beside one that begins with '> ' begins so too: '%s'".formatted(line));
        }
        return line.substring(TYPE.length()).strip();
    }

    private static Step task(Chunk chunk) {
        List<String> text = chunk.until(line -> line.startsWith(TYPE));
        List<String> ways = chunk.from(text.size()).lines().stream()
                .map(line -> command(chunk, line))
                .toList();
        if (ways.isEmpty()) {
            throw chunk.fault("a task needs a line that does it below its text, behind '> '");
        }
        return new Step.Task(joined(text).substring(TASK.length()), ways);
    }

    private static Step drawing(Chunk chunk) {
        if (!chunk.lines().stream().allMatch(line -> BOARD_LINE.matcher(line).matches())) {
            return new Step.Source(
                    chunk.lines().stream().map(LessonText::unindented).toList());
        }
        try {
            return new Step.Picture(
                    Formats.read(String.join("\n", chunk.lines())).grid());
        } catch (FormatException fault) {
            throw chunk.fault("these lines look like a board and are none: " + fault.getMessage());
        }
    }

    private static String unindented(String line) {
        return line.startsWith(INDENTATION) ? line.substring(INDENTATION.length()) : line.stripLeading();
    }

    /** Lines as one paragraph. */
    static String joined(List<String> lines) {
        List<String> parts = new ArrayList<>(lines);
        parts.replaceAll(String::strip);
        return String.join(" ", parts);
    }
}
