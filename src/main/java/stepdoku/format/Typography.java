package stepdoku.format;

/** Characters that documents and web pages put in place of those of the keyboard. */
final class Typography {
    private static final String VANISHING = "\uFEFF\u200B\u200C\u200D\u2060\u00AD";
    private static final String LINE_ENDS = "\r\f\u000B\u0085\u2028\u2029";
    private static final String DOTS = "\u00B7\u2022\u2219\u22C5\u30FB";
    private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2212─━┄┅┈┉═╌╍╴╶╸╺╼╾";
    private static final String BARS = "\u00A6\u2758│┃┆┇┊┋║╎╏╵╷╹╻╽╿";

    private Typography() {}

    /** Whether a character has no width and no meaning here, as a byte order mark has none. */
    static boolean vanishes(char symbol) {
        return VANISHING.indexOf(symbol) >= 0;
    }

    /** The character of the keyboard that stands for another: {@code 5} for its full-width form, {@code |} for a drawn bar. */
    static char plain(char symbol) {
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
}
