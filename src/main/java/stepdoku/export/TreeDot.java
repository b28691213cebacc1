package stepdoku.export;

import stepdoku.search.CallTree;
import stepdoku.search.CallTree.Branch;

/** The tree in the language of Graphviz: calls are nodes, digits are edges; the path is bold, dead ends are red. */
final class TreeDot implements TreeFormat {
    @Override
    public String ending() {
        return "dot";
    }

    @Override
    public String write(CallTree root, Names names, String title) {
        Writer writer = new Writer(names);
        writer.call(root);
        return """
                digraph search {
                  label="%s"
                  node [shape=box, fontname="monospace"]
                  edge [fontname="monospace"]
                %s}
                """.formatted(quoted(title), writer.text);
    }

    private static String quoted(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    /** Numbers the calls as it writes them. */
    private static final class Writer {
        private final Names names;
        private final StringBuilder text = new StringBuilder();
        private int count;

        Writer(Names names) {
            this.names = names;
        }

        /** Writes a call with all below it. Answers its number. */
        int call(CallTree call) {
            int number = count++;
            text.append("  n%d [%s]\n".formatted(number, attributes(call)));
            call.branches().forEach(branch -> edge(number, branch, call(branch.below())));
            return number;
        }

        private void edge(int from, Branch branch, int to) {
            text.append("  n%d -> n%d [label=\"%s: %d\"%s]\n"
                    .formatted(
                            from,
                            to,
                            quoted(names.value(branch.value())),
                            branch.size(),
                            branch.onPath() ? ", style=bold" : ""));
        }

        private String attributes(CallTree call) {
            return switch (call.state()) {
                case OPEN ->
                    "label=\"%s\"%s".formatted(quoted(names.cell(call.cell())), call.isDeadEnd() ? ", color=red" : "");
                case FOLDED -> "label=\"...\", shape=plaintext";
                case SOLUTION -> "label=\"solution\", color=green, peripheries=2";
                case AHEAD -> "label=\"\", shape=point";
            };
        }
    }
}
