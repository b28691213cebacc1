package stepdoku.terminal;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;
import stepdoku.session.Colour;
import stepdoku.session.Settings;
import stepdoku.view.Glyph;
import stepdoku.view.Page;
import stepdoku.view.Theme;

/** How the output looks now: what the settings say, as far as the output can show it. */
final class Look {
    private static final Charset ENCODING = encodingOfLocale();
    private static final int FEWEST_COLOURS = 8;

    private final Settings settings;
    private final boolean onTerminal;

    private Look(Settings settings, boolean onTerminal) {
        this.settings = settings;
        this.onTerminal = onTerminal;
    }

    /** The look of a terminal. */
    static Look ofTerminal(Settings settings) {
        return new Look(settings, true);
    }

    /** The look of the standard streams, which may lead anywhere. */
    static Look ofStreams(Settings settings) {
        return new Look(settings, Terminals.isInteractive());
    }

    /** The look of what a host takes down somewhere else than on its terminal. */
    static Look ofStream(Settings settings) {
        return new Look(settings, false);
    }

    /** Pins what a terminal forbids that somebody else has opened: colour, or the frames of Unicode. */
    static void heed(Terminal terminal, Settings settings) {
        Integer colours = terminal.getNumericCapability(Capability.max_colors);
        if (colours == null || colours < FEWEST_COLOURS) {
            settings.pin(Settings.COLOUR, "never", "the terminal");
        }
        if (!Glyph.areIn(terminal.encoding())) {
            settings.pin(Settings.GLYPHS, "ascii", "the terminal");
        }
    }

    /** Pins what the environment forbids: colour where NO_COLOR (no-color.org) is set, or the terminal is dumb. */
    static void heed(Map<String, String> environment, Settings settings) {
        if (settings.pin(Settings.COLOUR).isEmpty() || settings.get(Settings.COLOUR) == Colour.AUTO) {
            if (isDumb(environment)) {
                settings.pin(Settings.COLOUR, "never", "TERM=dumb");
            } else if (!environment.getOrDefault("NO_COLOR", "").isEmpty()) {
                settings.pin(Settings.COLOUR, "never", "NO_COLOR");
            }
        }
    }

    private static boolean isDumb(Map<String, String> environment) {
        return "dumb".equals(environment.get("TERM"));
    }

    /** A screen of a size, less the row of the prompt below. */
    Page abovePrompt(Size size) {
        return page(size.getColumns()).withHeight(size.getRows() - 1);
    }

    /** An endless page so many columns wide. */
    Page page(int width) {
        return new Page(width, theme(), settings.get(Settings.COORDINATES));
    }

    Theme theme() {
        Theme theme = hasColour() ? Theme.of(settings.get(Settings.THEME)) : Theme.plain();
        return isAscii() ? theme.ascii() : theme;
    }

    private boolean hasColour() {
        return switch (settings.get(Settings.COLOUR)) {
            case AUTO -> onTerminal;
            case ALWAYS -> true;
            case NEVER -> false;
        };
    }

    /** Whatever is chosen, what the encoding does not have cannot be written. */
    private boolean isAscii() {
        return switch (settings.get(Settings.GLYPHS)) {
            case AUTO -> !Glyph.areIn(ENCODING);
            case UNICODE -> !Glyph.areIn(encoding());
            case ASCII -> true;
        };
    }

    /**
     * How text is written: as the locale says; where that has ASCII alone, in UTF-8, which is the same until somebody
     * asks for more.
     */
    static Charset encoding() {
        return ENCODING.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : ENCODING;
    }

    private static Charset encodingOfLocale() {
        String name = System.getProperty("stdout.encoding", System.getProperty("native.encoding", ""));
        return Charset.isSupported(name) ? Charset.forName(name) : Charset.defaultCharset();
    }
}
