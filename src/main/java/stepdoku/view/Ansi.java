package stepdoku.view;

import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/**
 * Styled lines as text with escape sequences. JLine itself would turn the lines of frames into {@code +}, {@code -} and
 * {@code |}, or into letters of an alternate character set; here they pass unchanged.
 */
public final class Ansi {
    private static final char FIRST_FRAME = '\u2500';
    private static final char LAST_FRAME = '\u257f';
    /** From here to a range of private use, in which JLine sees nothing to turn. */
    private static final int DISGUISE = '\ue000' - FIRST_FRAME;

    private Ansi() {}

    public static String of(AttributedString line) {
        return revealed(disguised(line).toAnsi());
    }

    /** The line with other signs for its frames, in which JLine sees nothing to turn. */
    public static AttributedString disguised(AttributedString line) {
        return shifted(line, FIRST_FRAME, DISGUISE);
    }

    /** A text in which the frames that were disguised are frames again. */
    public static String revealed(String text) {
        return shifted(text, FIRST_FRAME + DISGUISE, -DISGUISE);
    }

    private static AttributedString shifted(AttributedString line, int first, int distance) {
        AttributedStringBuilder shifted = new AttributedStringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            shifted.append(shifted(String.valueOf(line.charAt(i)), first, distance), line.styleAt(i));
        }
        return shifted.toAttributedString();
    }

    private static String shifted(String text, int first, int distance) {
        StringBuilder shifted = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            char symbol = text.charAt(i);
            boolean isFrame = symbol >= first && symbol <= first + LAST_FRAME - FIRST_FRAME;
            shifted.setCharAt(i, isFrame ? (char) (symbol + distance) : symbol);
        }
        return shifted.toString();
    }
}
