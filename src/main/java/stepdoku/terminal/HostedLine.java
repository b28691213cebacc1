package stepdoku.terminal;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.jline.reader.ParsedLine;

/** A line in the shell of a host, as far as it is ours: the verb by its own name, and what stands behind it. */
record HostedLine(List<String> words, int wordIndex, int wordCursor) implements ParsedLine {

    /** The words of a host's line from the verb on. */
    static HostedLine of(ParsedLine line, int verbIndex, String verb) {
        List<String> words = new ArrayList<>(List.of(verb));
        words.addAll(line.words().subList(verbIndex + 1, line.words().size()));
        return new HostedLine(words, line.wordIndex() - verbIndex, line.wordCursor());
    }

    /** The commands that stand in some words, split by {@code ;}; a word with a blank was quoted and stays whole. */
    static List<List<String>> split(List<String> words) {
        List<List<String>> commands = new ArrayList<>();
        List<String> command = new ArrayList<>();
        for (String word : words) {
            String[] parts = StringUtils.containsWhitespace(word) ? new String[] {word} : word.split(";", -1);
            for (int i = 0; i < parts.length; i++) {
                if (i > 0) {
                    commands.add(command);
                    command = new ArrayList<>();
                }
                if (!parts[i].isEmpty()) {
                    command.add(parts[i]);
                }
            }
        }
        commands.add(command);
        commands.removeIf(List::isEmpty);
        return commands;
    }

    @Override
    public String word() {
        return words.get(wordIndex);
    }

    @Override
    public String line() {
        return String.join(" ", words);
    }

    @Override
    public int cursor() {
        return String.join(" ", words.subList(0, wordIndex)).length() + 1 + wordCursor;
    }
}
