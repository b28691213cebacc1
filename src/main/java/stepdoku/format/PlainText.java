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
            if (endOfPair || Typography.vanishes(symbol)) {
                continue;
            }
            char simple = Typography.plain(symbol);
            if (simple == '\n') {
                line++;
            } else if (Character.isISOControl(simple) && simple != '\t') {
                throw new FormatException("not a text: " + Faults.visible(simple) + " in line " + line);
            }
            plain.append(simple);
        }
        return plain.toString();
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
