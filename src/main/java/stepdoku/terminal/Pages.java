package stepdoku.terminal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedString;
import stepdoku.view.Page;
import stepdoku.view.Role;
import stepdoku.view.View;

/**
 * Something to be read that may be more than a screen, from a place in it on: how far down, from 0 to 1, so that the place
 * stays when the lines are laid out anew for a screen of another size.
 */
record Pages(View text, double place) {
    /** A place is a share of all lines: this much more than the exact one is less than a line. */
    private static final double ROUNDING = 1e-6;

    /** What stands on a screen of so many rows, its last row a word on how it goes on. */
    List<AttributedString> on(Page page, int rows) {
        List<AttributedString> lines = lines(page);
        int first = first(lines, rows);
        int last = Math.min(lines.size(), first + room(rows));
        List<AttributedString> screen = new ArrayList<>(lines.subList(first, last));
        screen.addAll(Collections.nCopies(room(rows) - screen.size(), AttributedString.EMPTY));
        screen.add(page.theme().text(Role.DIM, foot(first, lines.size() - last)).columnSubSequence(0, page.width()));
        return screen.subList(screen.size() - rows, screen.size());
    }

    /** What comes behind a screen of so many rows; nothing at the end. */
    Optional<Pages> next(Page page, int rows) {
        List<AttributedString> lines = lines(page);
        int next = first(lines, rows) + room(rows);
        return next < lines.size() ? Optional.of(at(next, lines)) : Optional.empty();
    }

    /** What comes before a screen of so many rows; at the beginning the same. */
    Pages before(Page page, int rows) {
        List<AttributedString> lines = lines(page);
        return at(Math.max(0, first(lines, rows) - room(rows)), lines);
    }

    private Pages at(int line, List<AttributedString> lines) {
        return new Pages(text, (double) line / lines.size());
    }

    private int first(List<AttributedString> lines, int rows) {
        return lines.size() <= room(rows) ? 0 : (int) (place * lines.size() + ROUNDING);
    }

    private static int room(int rows) {
        return Math.max(1, rows - 1);
    }

    /** No line is wider than the page, not even one that is made for scripts. */
    private List<AttributedString> lines(Page page) {
        return text.lines(page).stream()
                .flatMap(line ->
                        line.length() == 0 ? List.of(line).stream() : line.columnSplitLength(page.width()).stream())
                .toList();
    }

    private static String foot(int above, int below) {
        if (below > 0) {
            String left = below == 1 ? "1 more line" : below + " more lines";
            return left + ": space goes on, " + (above > 0 ? "b back, " : "") + "q out";
        }
        return above > 0 ? "the end: space leads out, b back" : "any key goes on";
    }
}
