package stepdoku.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedString;

/** Lines to be read that are more than a screen, from one of them on. */
record Pages(List<AttributedString> lines, int first) {
    Pages {
        lines = List.copyOf(lines);
    }

    /** What stands on a screen of so many rows, its last row a word on how it goes on. */
    List<AttributedString> on(int rows) {
        int room = Math.max(1, rows - 1);
        List<AttributedString> page = new ArrayList<>(lines.subList(first, Math.min(lines.size(), first + room)));
        while (page.size() < room) {
            page.add(AttributedString.EMPTY);
        }
        String left = lines.size() > first + room ? (lines.size() - first - room) + " more lines; " : "";
        page.add(new AttributedString(left + "any key goes on"));
        return page.subList(page.size() - Math.min(rows, page.size()), page.size());
    }

    /** What comes behind a screen of so many rows; nothing at the end. */
    Optional<Pages> next(int rows) {
        int next = first + Math.max(1, rows - 1);
        return next < lines.size() ? Optional.of(new Pages(lines, next)) : Optional.empty();
    }
}
