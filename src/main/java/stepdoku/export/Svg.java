package stepdoku.export;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.apache.commons.text.StringEscapeUtils;

/** A picture for light and for dark pages: its size, what it is, and its elements. */
final class Svg {
    private static final String FONT = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace";

    private Svg() {}

    static String document(int width, int height, String title, String rules, String elements) {
        return """
                <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d" role="img">
                <title>%3$s</title>
                <style>
                text{font-family:%4$s}
                .faint{opacity:0.6}
                %5$s%6$s</style>
                <rect class="%7$s" width="%1$d" height="%2$d" rx="8"/>
                %8$s</svg>
                """.formatted(width, height, escaped(title), FONT, rules, Ink.rules(), Ink.PAPER.name("ink"), elements);
    }

    static String escaped(String text) {
        return StringEscapeUtils.escapeXml10(text);
    }

    /** {@code 4.5}, and no digit more than needed. */
    static String number(double value) {
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
