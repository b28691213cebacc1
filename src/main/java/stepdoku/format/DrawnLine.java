package stepdoku.format;

import java.util.regex.Pattern;

/**
 * A line of a drawn board, seen alone and without its comment: what it is, and its characters without what separates
 * cells.
 */
record DrawnLine(String text, Kind kind, String symbols) {
    enum Kind {
        BLANK,
        FRAME,
        ROW,
        OTHER
    }

    private static final Pattern FRAME = Pattern.compile("[-+|=*.:'_ \\t]*(?:---|==|\\+|')[-+|=*.:'_ \\t]*+");
    private static final Pattern BARS = Pattern.compile("[| \\t]*+");

    static DrawnLine of(String line) {
        String text = withoutComment(line);
        String symbols = Row.symbols(text);
        return new DrawnLine(text, kind(text, symbols), symbols);
    }

    /** A line as far as a {@code #}. */
    static String withoutComment(String line) {
        int mark = line.indexOf('#');
        return mark < 0 ? line : line.substring(0, mark);
    }

    private static Kind kind(String text, String symbols) {
        if (text.isBlank()) {
            return Kind.BLANK;
        }
        if (FRAME.matcher(text).matches() || BARS.matcher(text).matches()) {
            return Kind.FRAME;
        }
        return Row.looksLikeCells(symbols) ? Kind.ROW : Kind.OTHER;
    }

    /** The same line, known to be of another kind by the lines around it. */
    DrawnLine as(Kind other) {
        return new DrawnLine(text, other, symbols);
    }
}
