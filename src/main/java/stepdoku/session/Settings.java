package stepdoku.session;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import stepdoku.view.Coordinates;
import stepdoku.view.Detail;
import stepdoku.view.Palette;

/** The table of the settings, and what is chosen for each; what nobody has chosen is as usual. Mutable. */
public final class Settings {
    public static final Setting<Colour> COLOUR = Setting.<Colour>of("colour", "when there is colour")
            .with("auto", Colour.AUTO, "on a terminal that can show it")
            .with("always", Colour.ALWAYS, "everywhere")
            .with("never", Colour.NEVER, "nowhere");

    public static final Setting<Palette> THEME = Setting.<Palette>of("theme", "the colours and weights")
            .with("dark", Palette.DARK, "for a dark background")
            .with("light", Palette.LIGHT, "for a light background")
            .with("contrast", Palette.CONTRAST, "high contrast: bold, underlined and reversed, no colour")
            .with("safe", Palette.SAFE, "blue and yellow, for eyes that do not tell red from green");

    public static final Setting<Glyphs> GLYPHS = Setting.<Glyphs>of("glyphs", "signs of frames and pictures")
            .with("auto", Glyphs.AUTO, "those that the encoding of the locale has")
            .with("unicode", Glyphs.UNICODE, "lines and dots of Unicode, even where the locale has none")
            .with("ascii", Glyphs.ASCII, "signs of ASCII alone");

    public static final Setting<Detail> STEP = Setting.<Detail>of("step", "what is shown after a step")
            .with("full", Detail.FULL, "the move and why, board, source, path and counters")
            .with("board", Detail.BOARD, "the move and why, board, path and counters")
            .with("line", Detail.LINE, "the move, on one line")
            .with("none", Detail.NONE, "nothing: the prompt tells time and depth");

    public static final Setting<Coordinates> COORDINATES = Setting.<Coordinates>of(
                    "coordinates", "how cells are called")
            .with("R1C1", Coordinates.R1C1, "row and column, as 'r3c7'")
            .with("A1", Coordinates.A1, "a letter for the row, as 'C7'");

    public static final Setting<Boolean> TIPS = Setting.<Boolean>of("tips", "a line on what can come next")
            .with("on", true, "below the prompt, on screens of more than 60 columns and 20 rows")
            .with("off", false, "none");

    public static final Setting<Suggestions> SUGGESTIONS = Setting.<Suggestions>of(
                    "suggestions", "the rest of a line, shown faint")
            .with("history", Suggestions.HISTORY, "from the lines typed before")
            .with("off", Suggestions.OFF, "none");

    public static final Setting<EditingKeys> KEYS = Setting.<EditingKeys>of("keys", "the keys that edit a line")
            .with("auto", EditingKeys.AUTO, "as ~/.inputrc says, else as in Emacs")
            .with("emacs", EditingKeys.EMACS, "as in Emacs and in most shells")
            .with("vi", EditingKeys.VI, "as in vi: Esc leads to its commands");

    /** All settings, in the order in which they are shown. */
    public static final List<Setting<?>> TABLE =
            List.of(COLOUR, THEME, GLYPHS, STEP, COORDINATES, TIPS, SUGGESTIONS, KEYS);

    /** A word that holds for this run, whatever is chosen, and what has said so: {@code --ascii}, {@code NO_COLOR}. */
    public record Pin(String word, String by) {}

    private final Map<Setting<?>, String> chosen = new HashMap<>();
    private final Map<Setting<?>, Pin> pinned = new HashMap<>();

    /** The setting with this very name. */
    public static Optional<Setting<?>> find(String name) {
        return TABLE.stream().filter(setting -> setting.name().equals(name)).findFirst();
    }

    /** What a setting is now. */
    public <T> T get(Setting<T> setting) {
        return choice(setting).value();
    }

    /** The choice that holds now. */
    public <T> Choice<T> choice(Setting<T> setting) {
        String word = pin(setting).map(Pin::word).orElseGet(() -> chosen(setting));
        return setting.choice(word);
    }

    private String chosen(Setting<?> setting) {
        return chosen.getOrDefault(setting, setting.usual().word());
    }

    /** Chooses for the rest of this run. A word that is no choice is an error, and then nothing has changed. */
    public void choose(Setting<?> setting, String word) {
        chosen.put(setting, setting.choice(word).word());
    }

    /** Makes a setting what it is for the rest of this run, whatever is chosen; says by what. */
    public void pin(Setting<?> setting, String word, String by) {
        pinned.put(setting, new Pin(setting.choice(word).word(), by));
    }

    /** What holds against whatever is chosen. */
    public Optional<Pin> pin(Setting<?> setting) {
        return Optional.ofNullable(pinned.get(setting));
    }
}
