package stepdoku.view;

import org.apache.commons.lang3.StringUtils;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/** How things look: in the styles of a palette, in Unicode or ASCII. */
public record Theme(Palette palette, boolean isAscii) {

    public static Theme of(Palette palette) {
        return new Theme(palette, false);
    }

    /** No styles at all. */
    public static Theme plain() {
        return of(Palette.PLAIN);
    }

    /** The same theme, drawn with ASCII characters only. */
    public Theme ascii() {
        return new Theme(palette, true);
    }

    /** Whether weight and colour tell anything. */
    public boolean hasStyles() {
        return palette != Palette.PLAIN;
    }

    public char glyph(Glyph glyph) {
        return isAscii ? glyph.ascii() : glyph.unicode();
    }

    /** A glyph so many times. */
    public String glyphs(Glyph glyph, int times) {
        return StringUtils.repeat(glyph(glyph), times);
    }

    public AttributedStyle style(Role role) {
        return palette.style(role);
    }

    /** A text in the style of a role. */
    public AttributedString text(Role role, String text) {
        return new AttributedString(text, style(role));
    }

    /** The signs left and right of a symbol that tell its role. */
    Signs signs(Role role) {
        return Signs.of(role, hasStyles());
    }
}
