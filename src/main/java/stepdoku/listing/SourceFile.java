package stepdoku.listing;

import java.util.List;
import stepdoku.text.Resource;

/** The source file of a class of this room, which lies beside the class itself in the jar. */
record SourceFile(List<String> lines) {
    private static final String SHOWN = "    // shown";
    private static final String HIDDEN = "trace.";

    static SourceFile of(Class<?> type) {
        return new SourceFile(
                Resource.beside(type, type.getSimpleName() + ".java").lines().toList());
    }

    /**
     * The lines between the line {@code // shown} with the blank one below it and the end of the class, without those that
     * only report to a {@link Trace}; none when there is no such line.
     */
    List<SourceLine> shown() {
        int start = lines.indexOf(SHOWN);
        if (start < 0) {
            return List.of();
        }
        return lines.subList(start + 2, lines.size() - 1).stream()
                .filter(line -> !line.strip().startsWith(HIDDEN))
                .map(SourceLine::of)
                .map(SourceLine::narrow)
                .toList();
    }
}
