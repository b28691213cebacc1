package stepdoku.export;

import java.util.List;
import java.util.regex.Pattern;
import org.jline.utils.AttributedString;

/** Lines of a screen as a picture: letters in a grid as a terminal shows them, frames as strokes. */
public final class ScreenSvg {
    private static final int SIZE = 15;
    private static final int COLUMN = 9;
    private static final int ROW = 18;
    private static final int MARGIN = 14;
    /** How far above the end of its row a letter stands. */
    private static final int BASE = 4;

    private static final Pattern PIECE = Pattern.compile("\\S+( \\S+)*");

    private static final String RULES =
            "text{font-size:%dpx}.bold{font-weight:bold}.underlined{text-decoration:underline}\n".formatted(SIZE);

    private final Frames frames = new Frames();
    private final StringBuilder blocks = new StringBuilder();
    private final StringBuilder texts = new StringBuilder();

    private ScreenSvg() {}

    /** The picture of lines on a screen of so many columns. */
    public static String write(List<AttributedString> lines, int columns, String title) {
        ScreenSvg screen = new ScreenSvg();
        for (int row = 0; row < lines.size(); row++) {
            screen.add(lines.get(row), row);
        }
        int widest = lines.stream().mapToInt(AttributedString::length).reduce(columns, Math::max);
        return Svg.document(
                widest * COLUMN + 2 * MARGIN,
                lines.size() * ROW + 2 * MARGIN,
                title,
                RULES,
                screen.blocks + screen.frames.element() + screen.texts);
    }

    /** Adds a line, piece by piece of one style. */
    private void add(AttributedString line, int row) {
        int end = 0;
        for (int start = 0; start < line.length(); start = end) {
            end = line.runLimit(start);
            add(line.subSequence(start, end).toString(), Pen.of(line.styleAt(start)), row, start);
        }
    }

    private void add(String text, Pen pen, int row, int column) {
        if (pen.isInverse()) {
            blocks.append("<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>\n"
                    .formatted(pen.ink().name("ink"), x(column), y(row), text.length() * COLUMN, ROW));
        }
        StringBuilder letters = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            if (Frames.isFrame(text.charAt(i))) {
                frames.add(text.charAt(i), x(column + i), y(row), COLUMN, ROW);
                letters.setCharAt(i, ' ');
            }
        }
        write(letters.toString(), pen, row, column);
    }

    /** Writes letters, those without wide gaps in one piece, as wide as their columns are. */
    private void write(String letters, Pen pen, int row, int column) {
        PIECE.matcher(letters)
                .results()
                .forEach(piece -> texts.append("<text class=\"%s\" x=\"%d\" y=\"%d\" textLength=\"%d\">%s</text>\n"
                        .formatted(
                                pen.classes(),
                                x(column + piece.start()),
                                y(row + 1) - BASE,
                                piece.group().length() * COLUMN,
                                Svg.escaped(piece.group()))));
    }

    private static int x(int column) {
        return MARGIN + column * COLUMN;
    }

    private static int y(int row) {
        return MARGIN + row * ROW;
    }
}
