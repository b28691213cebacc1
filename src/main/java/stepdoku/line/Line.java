package stepdoku.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One command as it was typed: its words, and the text in which it stands. A text of several, split by {@code ;} and with
 * a comment behind {@code #}, is taken apart by {@link #split}.
 */
public record Line(String whole, int start, int end, List<Word> parts) {

    /** The commands of a line; quotes, single or double, protect blanks, {@code ;} and {@code #}. */
    public static List<Line> split(String text) {
        return new Scanner(text)
                .lines().stream().filter(line -> !line.parts.isEmpty()).toList();
    }

    /** The command in which a text ends, perhaps without a word yet; none when it ends in a comment. */
    public static Optional<Line> last(String text) {
        List<Line> lines = new Scanner(text).lines();
        Line last = lines.get(lines.size() - 1);
        return last.end == text.length() ? Optional.of(last) : Optional.empty();
    }

    /** A command whose words are known. */
    public static Line of(List<String> words) {
        StringBuilder text = new StringBuilder();
        List<Word> parts = new ArrayList<>();
        for (String word : words) {
            parts.add(new Word(word, text.length(), text.length() + word.length()));
            text.append(word).append(' ');
        }
        return new Line(text.toString(), 0, text.length(), parts);
    }

    /** The command alone, as it was typed. */
    public String text() {
        return whole.substring(start, end);
    }

    public List<String> words() {
        return parts.stream().map(Word::text).toList();
    }

    /** The text from a word on, as it was typed; empty behind the last. */
    public String from(int word) {
        return word < parts.size()
                ? whole.substring(parts.get(word).start(), end).strip()
                : "";
    }

    /** One pass over the characters. */
    private static final class Scanner {
        private final String text;
        private final List<Line> lines = new ArrayList<>();
        private List<Word> parts = new ArrayList<>();
        private int lineStart;
        private int at;

        Scanner(String text) {
            this.text = text;
        }

        /** At least one; each may be without words. */
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
            lines.add(new Line(text, lineStart, at, List.copyOf(parts)));
            parts = new ArrayList<>();
        }

        private void word() {
            StringBuilder word = new StringBuilder();
            int start = at;
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
            parts.add(new Word(word.toString(), start, at));
        }
    }
}
