package stepdoku.format;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A pasted text made plain: line feeds, ordinary spaces and quotes, full-width digits as digits, box drawing as
 * {@code +-|}, and no byte order mark, Markdown fence, {@code >} of a mail, or quotes around a line or the whole.
 */
final class PlainText {
    private static final Pattern FENCE = Pattern.compile("\\s*(```|~~~)\\w*\\s*");
    private static final Pattern QUOTED = Pattern.compile("\\s*+([\"'`])([^\"'`]*?)(?:\\\\n)?\\1\\s*+[,;+]?\\s*+");
    private static final Pattern MAIL_MARKS = Pattern.compile("(?m)^[> ]*> ?");

    private static final String VANISHING = "\uFEFF\u200B\u200C\u200D\u2060\u00AD";
    private static final String LINE_ENDS = "\r\f\u000B\u0085\u2028\u2029";
    private static final String DOTS = "\u00B7\u2022\u2219\u22C5\u30FB";
    private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2212─━┄┅┈┉═╌╍╴╶╸╺╼╾";
    private static final String BARS = "\u00A6\u2758│┃┆┇┊┋║╎╏╵╷╹╻╽╿";

    private PlainText() {}

    /** The plain form of a text; a control character is a FormatException with its place. */
    static String of(String text) {
        String plain = isPlainLine(text) ? text : simplify(text);
        return unquote(withoutFences(withoutMailMarks(plain)));
    }

    /** Most lines of most files need no change: a quick look instead of the long way, for files of millions. */
    private static boolean isPlainLine(String text) {
        for (int i = 0; i < text.length(); i++) {
            char symbol = text.charAt(i);
            if (symbol < ' ' || symbol > '~') {
                return false;
            }
        }
        return true;
    }

    private static String simplify(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        int line = 1;
        for (int i = 0; i < text.length(); i++) {
            char symbol = text.charAt(i);
            boolean endOfPair = symbol == '\n' && i > 0 && text.charAt(i - 1) == '\r';
            if (endOfPair || VANISHING.indexOf(symbol) >= 0) {
                continue;
            }
            char simple = simplify(symbol);
            if (simple == '\n') {
                line++;
            } else if (Character.isISOControl(simple) && simple != '\t') {
                throw new FormatException("not a text: " + Faults.visible(simple) + " in line " + line);
            }
            plain.append(simple);
        }
        return plain.toString();
    }

    private static char simplify(char symbol) {
        if (symbol < 0x7F && symbol != '\r' && symbol != '\f' && symbol != 0x0B) {
            return symbol;
        }
        if (LINE_ENDS.indexOf(symbol) >= 0) {
            return '\n';
        }
        if (Character.isSpaceChar(symbol)) {
            return ' ';
        }
        if ('\uFF01' <= symbol && symbol <= '\uFF5E') {
            return (char) (symbol - '\uFF01' + '!');
        }
        return drawn(symbol);
    }

    private static char drawn(char symbol) {
        if (BARS.indexOf(symbol) >= 0) {
            return '|';
        }
        if (DASHES.indexOf(symbol) >= 0) {
            return '-';
        }
        if ('\u2500' <= symbol && symbol <= '\u257F') {
            return '+';
        }
        if (DOTS.indexOf(symbol) >= 0) {
            return '.';
        }
        if ('\u2018' <= symbol && symbol <= '\u201B') {
            return '\'';
        }
        return '\u201C' <= symbol && symbol <= '\u201F' ? '"' : symbol;
    }

    private static String withoutMailMarks(String text) {
        boolean marked = text.indexOf('>') >= 0 && text.lines().allMatch(PlainText::isMarked);
        return marked ? MAIL_MARKS.matcher(text).replaceAll("") : text;
    }

    private static boolean isMarked(String line) {
        return line.isBlank() || line.stripLeading().startsWith(">");
    }

    private static String withoutFences(String text) {
        if (!text.contains("```") && !text.contains("~~~")) {
            return text;
        }
        return text.lines().filter(line -> !FENCE.matcher(line).matches()).collect(Collectors.joining("\n"));
    }

    private static String unquote(String text) {
        if (text.indexOf('"') < 0 && text.indexOf('\'') < 0 && text.indexOf('`') < 0) {
            return text;
        }
        List<String> lines = text.lines().map(PlainText::unquoteOne).collect(Collectors.toList());
        return unquoteOne(String.join("\n", lines));
    }

    private static String unquoteOne(String text) {
        var matcher = QUOTED.matcher(text);
        return matcher.matches() ? matcher.group(2) : text;
    }
}
