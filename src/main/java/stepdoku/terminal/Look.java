package stepdoku.terminal;

import java.nio.charset.Charset;
import stepdoku.view.Theme;

/** How the output looks, as the user and the surroundings want it: with colour or without, Unicode or ASCII. */
public record Look(boolean colour, boolean ascii) {
    /** When to use colour. */
    public enum Colour {
        AUTO,
        ALWAYS,
        NEVER
    }

    /**
     * The look for an output. Without a wish there is colour on a terminal that can show it, unless NO_COLOR (no-color.org)
     * is set; and ASCII where the encoding has no frames.
     */
    public static Look of(Colour wish, boolean asciiWish, boolean onTerminal) {
        boolean capable = onTerminal
                && !isDumb()
                && System.getenv().getOrDefault("NO_COLOR", "").isEmpty();
        boolean colour = wish == Colour.ALWAYS || wish == Colour.AUTO && capable;
        return new Look(colour, asciiWish || !canShowFrames());
    }

    static boolean isDumb() {
        return "dumb".equals(System.getenv("TERM"));
    }

    private static boolean canShowFrames() {
        return encoding().newEncoder().canEncode('│');
    }

    /** The encoding of the terminal, as the locale says. */
    static Charset encoding() {
        String name = System.getProperty("stdout.encoding", System.getProperty("native.encoding", ""));
        return Charset.isSupported(name) ? Charset.forName(name) : Charset.defaultCharset();
    }

    Theme theme() {
        Theme theme = colour ? Theme.colour() : Theme.plain();
        return ascii ? theme.ascii() : theme;
    }
}
