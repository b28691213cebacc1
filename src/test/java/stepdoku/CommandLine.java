package stepdoku;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A line of the shell that starts stepdoku, as documents show it: {@code stepdoku -c 'load leetcode; step' < board.txt}. */
record CommandLine(List<String> arguments, String input) {
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    /** Files are found in a folder. */
    static CommandLine of(String line, Path folder) throws IOException {
        String[] parts = line.split(" < ", 2);
        List<String> words = new ArrayList<>();
        for (Matcher word = WORD.matcher(parts[0]); word.find(); ) {
            String text = word.group(1) == null ? word.group(2) : word.group(1);
            words.add(Files.exists(folder.resolve(text)) ? folder.resolve(text).toString() : text);
        }
        String input = parts.length == 2 ? Files.readString(folder.resolve(parts[1])) : "";
        return new CommandLine(words.subList(1, words.size()), input);
    }

    Run run() throws IOException {
        return Run.reading(input, arguments.toArray(String[]::new));
    }

    Run run(String more) throws IOException {
        List<String> all = new ArrayList<>(arguments);
        all.add(more);
        return new CommandLine(all, input).run();
    }
}
