package stepdoku.format;

import java.util.List;
import java.util.regex.Pattern;

/**
 * What the lines typed or pasted at a prompt are, so far: {@code 53..7....} begins a board, nine such lines complete it,
 * and {@code step 9} is none.
 */
public enum Pasted {
    NO_BOARD,
    UNFINISHED,
    COMPLETE;

    private static final Pattern FENCE = Pattern.compile("\\s*+(?:```|~~~)\\w*+\\s*+");
    private static final Pattern WORD_FIRST = Pattern.compile("\\s*+(?![xX]+(?:\\s|$))[a-zA-Z]++(?:\\s++[^=].*)?");
    private static final int SMALLEST_WITH_LETTERS = 12;

    /**
     * Judges all lines since the prompt, joined by line feeds. A first line that is a comment, a verb or blank is
     * {@link #NO_BOARD}; so is a last line that is a verb, and a text of which no format is known. A complete board may
     * still have faults, which reading it tells.
     */
    public static Pasted of(String text) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty()) {
            return NO_BOARD;
        }
        String last = lines.get(lines.size() - 1);
        if (isFence(lines.get(0))) {
            return lines.size() > 1 && isFence(last) ? COMPLETE : UNFINISHED;
        }
        if (text.length() > Contents.LIMIT) {
            return COMPLETE;
        }
        try {
            return isCommand(lines.get(0)) || isVerb(last) ? NO_BOARD : ofPlain(PlainText.of(text));
        } catch (FormatException noText) {
            return NO_BOARD;
        }
    }

    private static boolean isFence(String line) {
        return FENCE.matcher(line).matches();
    }

    private static boolean isCommand(String line) {
        return DrawnLine.withoutComment(line).isBlank() || isVerb(line);
    }

    /** Whether a line begins with a word, as verbs do, and is no {@code null} of an array and no row with letters. */
    private static boolean isVerb(String line) {
        boolean cell = line.strip().length() > 1 && Symbols.ofWord(line).isPresent();
        if (cell || !WORD_FIRST.matcher(line).matches()) {
            return false;
        }
        String symbols = Row.symbols(line);
        return symbols.length() < SMALLEST_WITH_LETTERS || !Row.isRow(symbols);
    }

    private static Pasted ofPlain(String text) {
        String first = text.lines().findFirst().orElse("");
        boolean begun =
                Formats.recognise(first).filter(format -> format.begins(first)).isPresent();
        return Formats.recognise(text)
                .filter(format -> begun)
                .map(format -> format.isComplete(text) ? COMPLETE : UNFINISHED)
                .orElse(NO_BOARD);
    }
}
