package stepdoku.command;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import stepdoku.line.Line;

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
        Set<Trait> traits,
        Map<String, String> kinds) {

    /** What kinds of words stand for in all usages that do not say something else. */
    private static final Map<String, String> USUAL = Map.of(
            "CELL", "a cell, written r3c7, 3,7, 37 or C7",
            "DIGIT", "the digit for the cell before it",
            "FILE", "the name of a file; - is standard output");

    /** The sheet of a verb written {@code usage}, the first word of which is its name. */
    public static Sheet of(Group group, String usage, String summary) {
        String name = usage.split(" ", 2)[0];
        return new Sheet(name, List.of(), group, usage, summary, "", List.of(), Set.of(), Map.of());
    }

    /** Other names; one of a single letter wins over longer verbs that begin with it. */
    Sheet aliases(String... names) {
        return new Sheet(name, List.of(names), group, usage, summary, meaning, examples, traits, kinds);
    }

    /** A paragraph for those who ask about this verb alone. */
    public Sheet meaning(String paragraph) {
        return new Sheet(name, aliases, group, usage, summary, paragraph, examples, traits, kinds);
    }

    /** Lines that can be typed into a fresh console. */
    public Sheet examples(String... lines) {
        return new Sheet(name, aliases, group, usage, summary, meaning, List.of(lines), traits, kinds);
    }

    /** Says what a kind of words in its usage, {@code N} or {@code FILE}, stands for. */
    Sheet where(String kind, String meaning) {
        Map<String, String> more = new TreeMap<>(kinds);
        more.put(kind, meaning);
        return new Sheet(name, aliases, group, usage, summary, this.meaning, examples, traits, more);
    }

    /** What a kind of words stands for; empty where that is not said. */
    public String meaningOf(String kind) {
        return kinds.getOrDefault(kind, USUAL.getOrDefault(kind, ""));
    }

    /** An empty line after it does the same again. */
    Sheet repeating() {
        return with(Trait.REPEATS);
    }

    /** It makes sense alone, as a command of the shell. */
    public Sheet standingAlone() {
        return with(Trait.STANDS_ALONE);
    }

    /** As a command of the shell it first reads a board, from its first argument or from standard input. */
    Sheet readingBoard() {
        return with(Trait.READS_BOARD);
    }

    /** Its replies carry objects for programs: {@code --json}. */
    Sheet answeringPrograms() {
        return with(Trait.ANSWERS_PROGRAMS);
    }

    /** It paints pictures over and over. */
    Sheet needingScreen() {
        return with(Trait.NEEDS_SCREEN);
    }

    private Sheet with(Trait trait) {
        EnumSet<Trait> more = EnumSet.of(trait);
        more.addAll(traits);
        return new Sheet(name, aliases, group, usage, summary, meaning, examples, Set.copyOf(more), kinds);
    }

    public boolean repeats() {
        return traits.contains(Trait.REPEATS);
    }

    public boolean standsAlone() {
        return traits.contains(Trait.STANDS_ALONE);
    }

    public boolean readsBoard() {
        return traits.contains(Trait.READS_BOARD);
    }

    public boolean needsScreen() {
        return traits.contains(Trait.NEEDS_SCREEN);
    }

    public boolean answersPrograms() {
        return traits.contains(Trait.ANSWERS_PROGRAMS);
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
                traits,
                kinds);
    }

    private static String called(UnaryOperator<String> names, String example) {
        return Line.split(example).stream()
                .map(line -> (names.apply(line.words().get(0)) + " " + line.from(1)).strip())
                .collect(Collectors.joining("; "));
    }
}
