package stepdoku.view;

import org.jline.utils.AttributedString;

/** What a view is drawn on: a width in columns, and the theme. */
public record Page(int width, Theme theme) {
    /** The width where nothing else is known. */
    public static final int USUAL_WIDTH = 80;

    /** The same page, so many columns wide. */
    public Page withWidth(int columns) {
        return new Page(columns, theme);
    }

    /** A line, cut where the page ends. */
    AttributedString cut(AttributedString line) {
        return line.columnLength() <= width ? line : line.columnSubSequence(0, width);
    }
}
