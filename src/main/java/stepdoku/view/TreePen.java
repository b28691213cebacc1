package stepdoku.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jline.utils.AttributedString;
import stepdoku.search.CallTree;
import stepdoku.search.CallTree.Branch;

/** Draws a tree of calls on one page, of each call at most so many branches. Mutable: it gathers lines. */
final class TreePen {
    /** Where less than this is left at the right, what lies deeper is folded. */
    private static final int LEAST_ROOM = 24;

    private final Page page;
    private final Vocabulary words;
    private final CallTree current;
    private final int siblings;
    private final List<AttributedString> lines = new ArrayList<>();

    TreePen(Page page, Vocabulary words, CallTree current, int siblings) {
        this.page = page;
        this.words = words;
        this.current = current;
        this.siblings = siblings;
    }

    List<AttributedString> draw(CallTree root) {
        children(root, "");
        return lines;
    }

    /** The branches of a call, one below another, behind the lines of those above. */
    private void children(CallTree call, String before) {
        List<Branch> shown = largest(call);
        List<String> rest = rest(call, shown);
        for (int i = 0; i < shown.size(); i++) {
            branch(call, shown.get(i), before, rest.isEmpty() && i == shown.size() - 1);
        }
        for (int i = 0; i < rest.size(); i++) {
            fork(before, i == rest.size() - 1, page.text(Role.DIM, rest.get(i)));
        }
    }

    /** The branch on the path and the largest others, in the order in which they were tried. */
    private List<Branch> largest(CallTree call) {
        List<Branch> chosen = call.branches().stream()
                .sorted(Comparator.comparing(Branch::onPath)
                        .thenComparing(Branch::size)
                        .reversed())
                .limit(siblings)
                .toList();
        return call.branches().stream().filter(chosen::contains).toList();
    }

    /** What is told of the other branches, and of those to come. */
    private List<String> rest(CallTree call, List<Branch> shown) {
        List<String> rest = new ArrayList<>();
        int hidden = call.branches().size() - shown.size();
        if (hidden > 0) {
            long size = call.size() - shown.stream().mapToLong(Branch::size).sum();
            rest.add(theme().glyph(Glyph.ELLIPSIS) + " " + hidden + " more:" + Numbers.brief(size));
        }
        if (call.left() != 0) {
            rest.add(words.cell(call.cell()) + ": " + words.list(call.left()) + " still to try");
        }
        return rest;
    }

    private void branch(CallTree call, Branch branch, String before, boolean last) {
        Chain chain = Chain.of(call, branch);
        String below = before + (last ? " " : theme().glyph(Glyph.VERTICAL)) + "  ";
        boolean parts = chain.parts();
        boolean room = below.length() + LEAST_ROOM <= page.width();
        List<AttributedString> pieces = new ArrayList<>(chain.pieces(words, current, page));
        if (parts && !room) {
            pieces.add(theme().text(Role.DIM, "" + theme().glyph(Glyph.ELLIPSIS)));
        }
        List<AttributedString> rows = rows(pieces, page.width() - below.length() - 2);
        fork(before, last, rows.get(0));
        String margin = below + (parts && room ? theme().glyph(Glyph.VERTICAL) : " ") + " ";
        rows.stream().skip(1).forEach(row -> add(margin, row));
        if (parts && room) {
            children(chain.end(), below);
        }
    }

    /** Pieces with blanks between them, in as many rows as they need. */
    private List<AttributedString> rows(List<AttributedString> pieces, int width) {
        List<AttributedString> rows = new ArrayList<>(List.of(pieces.get(0)));
        for (AttributedString piece : pieces.subList(1, pieces.size())) {
            int end = rows.size() - 1;
            AttributedString longer = AttributedString.join(new AttributedString(" "), rows.get(end), piece);
            if (longer.columnLength() <= width) {
                rows.set(end, longer);
            } else {
                rows.add(piece);
            }
        }
        return rows;
    }

    private void fork(String before, boolean last, AttributedString text) {
        String fork = "" + theme().glyph(last ? Glyph.BOTTOM_LEFT : Glyph.LEFT) + theme().glyph(Glyph.HORIZONTAL);
        add(before + fork + " ", text);
    }

    private void add(String before, AttributedString text) {
        AttributedString frame = theme().text(Role.FRAME, before);
        lines.add(page.cut(AttributedString.join(AttributedString.EMPTY, frame, text)));
    }

    private Theme theme() {
        return page.theme();
    }
}
