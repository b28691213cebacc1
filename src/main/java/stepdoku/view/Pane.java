package stepdoku.view;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;

/** Lines of which a part is shown where not all have room: the part around the line to be seen. */
record Pane(List<AttributedString> lines, int focus) {
    Pane {
        lines = List.copyOf(lines);
    }

    int width() {
        return lines.stream().mapToInt(AttributedString::columnLength).max().orElse(0);
    }

    int height() {
        return lines.size();
    }

    /** Exactly so many lines: a part of these, or all of them and empty ones below. */
    List<AttributedString> within(int height) {
        int first = Math.max(0, Math.min(focus - height / 2, height() - height));
        List<AttributedString> part = lines.subList(first, Math.min(height(), first + Math.max(0, height)));
        int missing = Math.max(0, height - part.size());
        return Stream.concat(part.stream(), Collections.nCopies(missing, AttributedString.EMPTY).stream())
                .toList();
    }
}
