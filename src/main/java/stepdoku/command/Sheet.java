package stepdoku.command;

import java.util.List;

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
        boolean readsBoard) {

    /** The sheet of a verb written {@code usage}, the first word of which is its name. */
    static Sheet of(Group group, String usage, String summary) {
        String name = usage.split(" ", 2)[0];
        return new Sheet(name, List.of(), group, usage, summary, "", List.of(), false, false);
    }

    /** Other names; one of a single letter wins over longer verbs that begin with it. */
    Sheet aliases(String... names) {
        return new Sheet(name, List.of(names), group, usage, summary, meaning, examples, repeats, readsBoard);
    }

    /** A paragraph for those who ask about this verb alone. */
    Sheet meaning(String paragraph) {
        return new Sheet(name, aliases, group, usage, summary, paragraph, examples, repeats, readsBoard);
    }

    /** Lines that can be typed into a fresh console. */
    Sheet examples(String... lines) {
        return new Sheet(name, aliases, group, usage, summary, meaning, List.of(lines), repeats, readsBoard);
    }

    /** An empty line after it does the same again. */
    Sheet repeating() {
        return new Sheet(name, aliases, group, usage, summary, meaning, examples, true, readsBoard);
    }

    /** As a command of the shell it first reads a board, from its first argument or from standard input. */
    Sheet readingBoard() {
        return new Sheet(name, aliases, group, usage, summary, meaning, examples, repeats, true);
    }
}
