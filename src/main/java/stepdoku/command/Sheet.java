package stepdoku.command;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * What is to be known of a verb: its names, how it is written, what it does. Help, completion, tips and the documentation
 * are made from it.
 */
public record Sheet(
        String name,
        List<String> aliases,
        Group group,
        String usage,
        String summary,
        String meaning,
        List<String> examples,
        boolean repeats,
        boolean readsBoard,
        Map<String, String> kinds) {

    /** What kinds of words stand for in all usages that do not say something else. */
    private static final Map<String, String> USUAL = Map.of(
            "CELL", "a cell, written r3c7, 3,7, 37 or C7",
            "DIGIT", "the digit for the cell before it",
            "FILE", "the name of a file; - is standard output");

    /** The sheet of a verb written {@code usage}, the first word of which is its name. */
    static Sheet of(Group group, String usage, String summary) {
        String name = usage.split(" ", 2)[0];
        return new Sheet(name, List.of(), group, usage, summary, "", List.of(), false, false, Map.of());
    }

    /** Other names; one of a single letter wins over longer verbs that begin with it. */
    Sheet aliases(String... names) {
        return new Sheet(name, List.of(names), group, usage, summary, meaning, examples, repeats, readsBoard, kinds);
    }

    /** A paragraph for those who ask about this verb alone. */
    Sheet meaning(String paragraph) {
        return new Sheet(name, aliases, group, usage, summary, paragraph, examples, repeats, readsBoard, kinds);
    }

    /** Lines that can be typed into a fresh console. */
    Sheet examples(String... lines) {
        return new Sheet(name, aliases, group, usage, summary, meaning, List.of(lines), repeats, readsBoard, kinds);
    }

    /** Says what a kind of words in its usage, {@code N} or {@code FILE}, stands for. */
    Sheet where(String kind, String meaning) {
        Map<String, String> more = new TreeMap<>(kinds);
        more.put(kind, meaning);
        return new Sheet(name, aliases, group, usage, summary, this.meaning, examples, repeats, readsBoard, more);
    }

    /** What a kind of words stands for; empty where that is not said. */
    public String meaningOf(String kind) {
        return kinds.getOrDefault(kind, USUAL.getOrDefault(kind, ""));
    }

    /** An empty line after it does the same again. */
    Sheet repeating() {
        return new Sheet(name, aliases, group, usage, summary, meaning, examples, true, readsBoard, kinds);
    }

    /** As a command of the shell it first reads a board, from its first argument or from standard input. */
    Sheet readingBoard() {
        return new Sheet(name, aliases, group, usage, summary, meaning, examples, repeats, true, kinds);
    }

    /** The same where verbs are called by other names: in the usage, among the other names and in the examples. */
    public Sheet called(UnaryOperator<String> names) {
        return new Sheet(
                names.apply(name),
                aliases.stream().map(names).toList(),
                group,
                names.apply(name) + usage.substring(name.length()),
                summary,
                meaning,
                examples.stream().map(example -> called(names, example)).toList(),
                repeats,
                readsBoard,
                kinds);
    }

    private static String called(UnaryOperator<String> names, String example) {
        return Line.split(example).stream()
                .map(line -> (names.apply(line.words().get(0)) + " " + line.from(1)).strip())
                .collect(Collectors.joining("; "));
    }
}
