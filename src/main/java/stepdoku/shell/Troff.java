package stepdoku.shell;

import java.util.List;

/** Writes a page in the language of troff with the macros of man(7). Mutable while it writes. */
final class Troff {
    private final StringBuilder page = new StringBuilder();

    /** A macro with its arguments: {@code .SH "EXIT STATUS"}. */
    Troff macro(String name, String... arguments) {
        page.append('.').append(name);
        for (String argument : arguments) {
            page.append(" \"").append(escaped(argument).replace("\"", "\\(dq")).append('"');
        }
        page.append('\n');
        return this;
    }

    /** Running text. */
    Troff text(String sentence) {
        page.append(atLineStart(escaped(sentence))).append('\n');
        return this;
    }

    /** A paragraph under a heading that hangs out: {@code --json} and what it means. */
    Troff item(String heading, String sentence) {
        macro("TP");
        page.append("\\fB").append(escaped(heading)).append("\\fR\n");
        return text(sentence);
    }

    /** Lines as they are typed. */
    Troff examples(List<String> lines) {
        macro("PP").macro("RS", "4").macro("EX");
        lines.forEach(this::text);
        return macro("EE").macro("RE");
    }

    /** A dot or an apostrophe at the beginning of a line would be a macro. */
    private static String atLineStart(String text) {
        return text.startsWith(".") || text.startsWith("\\(aq") ? "\\&" + text : text;
    }

    /** What is typed can be copied from the page: no sign may become another. */
    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(symbol -> escaped.append(escaped(symbol)));
        return escaped.toString();
    }

    private static String escaped(int symbol) {
        return switch (symbol) {
            case '\\' -> "\\e";
            case '-' -> "\\-";
            case '\'' -> "\\(aq";
            case '`' -> "\\(ga";
            case '^' -> "\\(ha";
            case '~' -> "\\(ti";
            default -> symbol < 128 ? Character.toString(symbol) : "\\[u%04X]".formatted(symbol);
        };
    }

    @Override
    public String toString() {
        return page.toString();
    }
}
