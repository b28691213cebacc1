package stepdoku.export;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The colours of a picture, on light and on dark pages; the person who looks at it has chosen which. */
enum Ink {
    PAPER("#ffffff", "#0d1117"),
    TEXT("#1f2328", "#e6edf3"),
    BLACK("#1f2328", "#484f58"),
    RED("#cf222e", "#ff7b72"),
    GREEN("#116329", "#7ee787"),
    YELLOW("#7d4e00", "#e3b341"),
    BLUE("#0550ae", "#79c0ff"),
    MAGENTA("#8250df", "#d2a8ff"),
    CYAN("#086a82", "#76e3ea"),
    WHITE("#6e7781", "#f0f6fc");

    private final String light;
    private final String dark;

    Ink(String light, String dark) {
        this.light = light;
        this.dark = dark;
    }

    /** The class of what is drawn in this colour. */
    String name(String kind) {
        return kind + "-" + name().toLowerCase(Locale.ROOT);
    }

    /** The rules that colour fills ({@code ink-red}) and lines ({@code line-red}). */
    static String rules() {
        return rules(true) + "@media (prefers-color-scheme: dark) {\n" + rules(false) + "}\n";
    }

    private static String rules(boolean light) {
        return Arrays.stream(values()).map(ink -> ink.rule(light)).collect(Collectors.joining());
    }

    private String rule(boolean onLight) {
        return ".%s{fill:%3$s}.%s{stroke:%3$s}\n".formatted(name("ink"), name("line"), onLight ? light : dark);
    }
}
