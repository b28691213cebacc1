package stepdoku.view;

import org.jline.utils.AttributedString;

/** What a view is drawn on: a width in columns, the theme, and the names that its reader wants for cells. */
public record Page(int width, Theme theme, Coordinates coordinates) {
    /** The width where nothing else is known. */
    public static final int USUAL_WIDTH = 80;

    /** A page on which cells are called {@code r3c7}. */
    public Page(int width, Theme theme) {
        this(width, theme, Coordinates.R1C1);
    }

    /** The same page, so many columns wide. */
    public Page withWidth(int columns) {
        return new Page(columns, theme, coordinates);
    }

    /** The same page for a reader who wants other names. */
    public Page with(Coordinates names) {
        return new Page(width, theme, names);
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
