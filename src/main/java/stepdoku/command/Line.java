package stepdoku.command;

import java.util.ArrayList;
import java.util.List;

/**
 * One command as it was typed: its words without quotes, and where each begins. A text of several, split by {@code ;} and
 * with a comment behind {@code #}, is taken apart by {@link #split}.
 */
record Line(String text, List<String> words, List<Integer> starts) {

    /** The commands of a line; quotes, single or double, protect blanks, {@code ;} and {@code #}. */
    static List<Line> split(String text) {
        return new Scanner(text).lines();
    }

    /** A command whose words are known. */
    static Line of(List<String> words) {
        StringBuilder text = new StringBuilder();
        List<Integer> starts = new ArrayList<>();
        for (String word : words) {
            starts.add(text.length());
            text.append(word).append(' ');
        }
        return new Line(text.toString(), words, starts);
    }

    /** The text from a word on, as it was typed; empty behind the last. */
    String from(int word) {
        return word < starts.size() ? text.substring(starts.get(word)).strip() : "";
    }

    /** One pass over the characters. */
    private static final class Scanner {
        private final String text;
        private final List<Line> lines = new ArrayList<>();
        private List<String> words = new ArrayList<>();
        private List<Integer> starts = new ArrayList<>();
        private int lineStart;
        private int at;

        Scanner(String text) {
            this.text = text;
        }

        List<Line> lines() {
            while (at < text.length() && text.charAt(at) != '#') {
                char symbol = text.charAt(at);
                if (symbol == ';') {
                    endLine();
                    lineStart = ++at;
                } else if (Character.isWhitespace(symbol)) {
                    at++;
                } else {
                    word();
                }
            }
            endLine();
            return lines;
        }

        private void endLine() {
            if (!words.isEmpty()) {
                String line = text.substring(lineStart, at);
                int offset = lineStart;
                lines.add(new Line(
                        line,
                        List.copyOf(words),
                        starts.stream().map(start -> start - offset).toList()));
            }
            words = new ArrayList<>();
            starts = new ArrayList<>();
        }

        private void word() {
            StringBuilder word = new StringBuilder();
            starts.add(at);
            char quote = 0;
            while (at < text.length()) {
                char symbol = text.charAt(at);
                if (quote == 0 && (Character.isWhitespace(symbol) || symbol == ';')) {
                    break;
                }
                if (symbol == quote) {
                    quote = 0;
                } else if (quote == 0 && (symbol == '"' || symbol == '\'')) {
                    quote = symbol;
                } else {
                    word.append(symbol);
                }
                at++;
            }
            words.add(word.toString());
        }
    }
}
