package stepdoku.view;

import org.jline.utils.AttributedString;

/**
 * What a view is drawn on: a width in columns, the rows that are to be seen at once if it is a screen, the theme, and the
 * names that its reader wants for cells.
 */
public record Page(int width, int height, Theme theme, Coordinates coordinates) {
    /** The width where nothing else is known. */
    public static final int USUAL_WIDTH = 80;
    /** The height of what is no screen, such as a pipe. */
    private static final int ENDLESS = Integer.MAX_VALUE;

    /** An endless page. */
    public Page(int width, Theme theme, Coordinates coordinates) {
        this(width, ENDLESS, theme, coordinates);
    }

    /** An endless page on which cells are called {@code r3c7}. */
    public Page(int width, Theme theme) {
        this(width, theme, Coordinates.R1C1);
    }

    /** The same page, so many columns wide. */
    public Page withWidth(int columns) {
        return new Page(columns, height, theme, coordinates);
    }

    /** The same page for a reader who wants other names. */
    public Page with(Coordinates names) {
        return new Page(width, height, theme, names);
    }

    /** The same page on a screen of so many rows. */
    public Page withHeight(int rows) {
        return new Page(width, rows, theme, coordinates);
    }

    /** What is left of the page above so many rows. */
    Page above(int rows) {
        return isEndless() ? this : withHeight(height - rows);
    }

    boolean isEndless() {
        return height == ENDLESS;
    }

    /** A text with its cells named as the reader wants. All text that is laid out on the page goes through here. */
    String named(String text) {
        return coordinates.named(text);
    }

    /** A text, its cells so named, in the style of a role. */
    AttributedString text(Role role, String text) {
        return theme.text(role, named(text));
    }

    /** A line, cut where the page ends. */
    AttributedString cut(AttributedString line) {
        return line.columnLength() <= width ? line : line.columnSubSequence(0, width);
    }
}
