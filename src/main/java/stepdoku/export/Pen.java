package stepdoku.export;

import java.util.Arrays;
import java.util.List;
import org.jline.utils.AttributedStyle;

/** How a piece of a screen is drawn: the codes that a terminal would be sent for its style. */
record Pen(List<String> codes) {
    private static final String INVERSE = "7";

    static Pen of(AttributedStyle style) {
        return new Pen(Arrays.stream(style.toAnsi().split(";"))
                .map(String::strip)
                .filter(code -> !code.isEmpty())
                .toList());
    }

    boolean isInverse() {
        return codes.contains(INVERSE);
    }

    /** The colour of the letters, or where these are inverse the colour behind them. */
    Ink ink() {
        return codes.stream()
                .filter(code -> code.matches("[39]\\d"))
                .map(code -> Ink.values()[Ink.BLACK.ordinal() + code.charAt(1) - '0'])
                .findFirst()
                .orElse(Ink.TEXT);
    }

    /** The classes of the letters. */
    String classes() {
        StringBuilder classes = new StringBuilder((isInverse() ? Ink.PAPER : ink()).name("ink"));
        codes.forEach(code -> classes.append(
                switch (code) {
                    case "1" -> " bold";
                    case "2" -> " faint";
                    case "4" -> " underlined";
                    default -> "";
                }));
        return classes.toString();
    }
}
