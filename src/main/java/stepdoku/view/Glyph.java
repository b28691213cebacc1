package stepdoku.view;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.Arrays;

/** A sign that pictures are drawn with, in Unicode and in ASCII. Each takes one column. */
public enum Glyph {
    HORIZONTAL('─', '-'),
    VERTICAL('│', '|'),
    TOP_LEFT('┌', '+'),
    TOP('┬', '+'),
    TOP_RIGHT('┐', '+'),
    LEFT('├', '+'),
    CROSS('┼', '+'),
    RIGHT('┤', '+'),
    BOTTOM_LEFT('└', '+'),
    BOTTOM('┴', '+'),
    BOTTOM_RIGHT('┘', '+'),
    /** An empty cell. */
    DOT('·', '.'),
    /** A square that is attacked. */
    TIMES('×', 'x'),
    /** Where the search stands in a tree. */
    HERE('◂', '<'),
    /** Where the search stands on a line of time. */
    PRESENT('▴', '^'),
    ARROW('→', '>'),
    /** Something left out. */
    ELLIPSIS('…', '~'),
    /** A piece of a bar. */
    BAR('█', '#'),
    /** The beginning of an item, or a row that is chosen. */
    BULLET('•', '*');

    private final char unicode;
    private final char ascii;

    Glyph(char unicode, char ascii) {
        this.unicode = unicode;
        this.ascii = ascii;
    }

    /** Whether an encoding has all of them in their Unicode form. */
    public static boolean areIn(Charset encoding) {
        CharsetEncoder encoder = encoding.newEncoder();
        return Arrays.stream(values()).map(Glyph::unicode).allMatch(encoder::canEncode);
    }

    char unicode() {
        return unicode;
    }

    char ascii() {
        return ascii;
    }
}
