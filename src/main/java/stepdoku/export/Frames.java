package stepdoku.export;

import java.util.Map;

/** The lines of frames as strokes, so that they join whatever the font is. Mutable: it gathers strokes. */
final class Frames {
    /** The sides to which a sign leads: up, right, down, left. */
    private static final Map<Character, String> SIDES = Map.ofEntries(
            Map.entry('─', "rl"),
            Map.entry('│', "ud"),
            Map.entry('┌', "rd"),
            Map.entry('┐', "dl"),
            Map.entry('└', "ur"),
            Map.entry('┘', "ul"),
            Map.entry('├', "urd"),
            Map.entry('┤', "udl"),
            Map.entry('┬', "rdl"),
            Map.entry('┴', "url"),
            Map.entry('┼', "urdl"));

    private final StringBuilder path = new StringBuilder();

    static boolean isFrame(char symbol) {
        return SIDES.containsKey(symbol);
    }

    /** Draws a sign in the middle of a field so wide and high, from there to its sides. */
    void add(char symbol, double left, double top, double width, double height) {
        double x = left + width / 2;
        double y = top + height / 2;
        for (char side : SIDES.get(symbol).toCharArray()) {
            path.append("M%s %s".formatted(Svg.number(x), Svg.number(y)))
                    .append(
                            switch (side) {
                                case 'u' -> "V" + Svg.number(top);
                                case 'd' -> "V" + Svg.number(top + height);
                                case 'l' -> "H" + Svg.number(left);
                                default -> "H" + Svg.number(left + width);
                            });
        }
    }

    /** All strokes as one element. */
    String element() {
        return path.isEmpty()
                ? ""
                : "<path class=\"%s faint\" fill=\"none\" d=\"%s\"/>\n".formatted(Ink.TEXT.name("line"), path);
    }
}
