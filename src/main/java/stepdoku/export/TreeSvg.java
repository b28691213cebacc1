package stepdoku.export;

import org.apache.commons.text.StringEscapeUtils;
import stepdoku.search.CallTree;
import stepdoku.search.CallTree.Branch;

/**
 * The tree as a picture: levels from top to bottom, leaves side by side, each call in the middle above its branches. The
 * path is blue, dead ends are red, solutions green; what was not looked into is a hollow ring. Names show when pointed at.
 */
final class TreeSvg implements TreeFormat {
    private static final int STEP = 12;
    private static final int LEVEL = 28;
    private static final int MARGIN = 24;

    @Override
    public String ending() {
        return "svg";
    }

    @Override
    public String write(CallTree root, Names names, String title) {
        Pen pen = new Pen(names);
        pen.call(root, "first call");
        int width = Math.max(40 * STEP, pen.leaves * STEP + 2 * MARGIN);
        int height = (pen.deepest + 1) * LEVEL + 2 * MARGIN;
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d">
                <style>line{stroke:#999}.path{stroke:#06c;stroke-width:3}text{font:14px sans-serif}</style>
                <rect width="100%%" height="100%%" fill="white"/>
                <text x="%3$d" y="16">%4$s</text>
                %5$s%6$s</svg>
                """.formatted(width, height, MARGIN, escaped(title), pen.lines, pen.dots);
    }

    private static String escaped(String text) {
        return StringEscapeUtils.escapeXml10(text);
    }

    /** Finds the places and draws; lines apart from dots, so that they lie below. */
    private static final class Pen {
        private final Names names;
        private final StringBuilder lines = new StringBuilder();
        private final StringBuilder dots = new StringBuilder();
        private int leaves;
        private int deepest;

        Pen(Names names) {
            this.names = names;
        }

        /** Draws a call with all below it. Answers how far to the right it stands. */
        double call(CallTree call, String origin) {
            deepest = Math.max(deepest, call.level());
            double[] places = call.branches().stream()
                    .mapToDouble(branch -> call(branch.below(), label(call, branch)))
                    .toArray();
            double x = places.length == 0
                    ? MARGIN + STEP / 2.0 + STEP * leaves++
                    : (places[0] + places[places.length - 1]) / 2;
            for (int i = 0; i < places.length; i++) {
                line(x, places[i], call.level(), call.branches().get(i));
            }
            dot(x, call, origin);
            return x;
        }

        private String label(CallTree call, Branch branch) {
            return "%s=%s: %d".formatted(names.cell(call.cell()), names.value(branch.value()), branch.size());
        }

        private void line(double from, double to, int level, Branch branch) {
            lines.append("<line x1=\"%s\" y1=\"%d\" x2=\"%s\" y2=\"%d\"%s/>\n"
                    .formatted(from, y(level), to, y(level + 1), branch.onPath() ? " class=\"path\"" : ""));
        }

        private void dot(double x, CallTree call, String origin) {
            dots.append("<circle cx=\"%s\" cy=\"%d\" r=\"4\" %s><title>%s</title></circle>\n"
                    .formatted(x, y(call.level()), look(call), escaped(origin + meaning(call))));
        }

        private static int y(int level) {
            return MARGIN + LEVEL / 2 + level * LEVEL;
        }

        private String meaning(CallTree call) {
            return switch (call.state()) {
                case OPEN -> ", then " + names.cell(call.cell()) + (call.isDeadEnd() ? ": dead end" : "");
                case FOLDED -> ", more below";
                case SOLUTION -> ": solution";
                case AHEAD -> ", the last move";
            };
        }

        private static String look(CallTree call) {
            return switch (call.state()) {
                case OPEN -> call.isDeadEnd() ? "fill=\"#c00\"" : "fill=\"#333\"";
                case FOLDED -> "fill=\"white\" stroke=\"#333\"";
                case SOLUTION -> "fill=\"#090\"";
                case AHEAD -> "fill=\"#06c\"";
            };
        }
    }
}
