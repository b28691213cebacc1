package stepdoku.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jline.utils.AttributedString;
import stepdoku.search.CallTree;
import stepdoku.search.CallTree.Branch;
import stepdoku.search.CallTree.State;
import stepdoku.search.Search;

/**
 * The tree of a search as far as it was looked into, drawn with branches: {@code r1c2=3:14} is a placement with 14 in its
 * subtree. A call with one branch goes on in the line of its caller. Where calls have many branches, only the largest are
 * drawn and the rest is summed up.
 */
public final class TreeDrawing implements View {
    /** A drawing with more lines folds siblings. */
    private static final int MOST_LINES = 40;
    /** What a placement needs at the right of its branches. */
    private static final int LEAST_ROOM = 24;

    private static final int INDENTATION = 3;

    private final Vocabulary words;
    private final boolean retracted;
    private final int widest;
    private final CallTree root;
    /** The call in which the search stands is the last one on the path; its last branch is the last move. */
    private final CallTree current;

    private TreeDrawing(Search search, CallTree root) {
        words = Vocabulary.of(search);
        retracted = search.retracted();
        widest = search.position().valueCount();
        this.root = root;
        this.current = current(root);
    }

    public static TreeDrawing of(Search search, CallTree root) {
        return new TreeDrawing(search, root);
    }

    private static CallTree current(CallTree call) {
        return call.branches().stream()
                .filter(Branch::onPath)
                .map(Branch::below)
                .filter(below -> below.state() == State.OPEN || below.state() == State.FOLDED)
                .findFirst()
                .map(TreeDrawing::current)
                .orElse(call);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        if (root.branches().isEmpty()) {
            return Text.of("The tree is empty: nothing is placed.").lines(page);
        }
        List<AttributedString> lines = drawn(page, widest);
        for (int siblings = widest - 1; siblings > 0 && lines.size() > MOST_LINES; siblings--) {
            lines = drawn(page, siblings);
        }
        return lines;
    }

    private List<AttributedString> drawn(Page page, int siblings) {
        Pen pen = new Pen(page, siblings);
        pen.children(root, "");
        return pen.lines;
    }

    /** Draws on one page, of each call at most so many branches. */
    private final class Pen {
        private final Page page;
        private final int siblings;
        private final List<AttributedString> lines = new ArrayList<>();

        Pen(Page page, int siblings) {
            this.page = page;
            this.siblings = siblings;
        }

        /** The branches of a call, one below another, behind the lines of those above. */
        void children(CallTree call, String before) {
            List<Branch> shown = largest(call);
            int hidden = call.branches().size() - shown.size();
            boolean more = hidden > 0 || call.left() != 0;
            for (int i = 0; i < shown.size(); i++) {
                branch(call, shown.get(i), before, !more && i == shown.size() - 1);
            }
            if (hidden > 0) {
                long size = call.size() - shown.stream().mapToLong(Branch::size).sum();
                String rest = theme().glyph(Glyph.ELLIPSIS) + " " + hidden + " more:" + Numbers.brief(size);
                line(before, call.left() == 0, theme().text(Role.DIM, rest));
            }
            if (call.left() != 0) {
                String rest = words.cell(call.cell()) + ": " + words.list(call.left()) + " still to try";
                line(before, true, theme().text(Role.DIM, rest));
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

        private void branch(CallTree call, Branch branch, String before, boolean last) {
            Chain chain = new Chain(call, branch);
            String below = before + (last ? "   " : theme().glyph(Glyph.VERTICAL) + "  ");
            boolean room = below.length() + INDENTATION + LEAST_ROOM <= page.width();
            boolean parts = chain.end.branches().size() + Math.abs(chain.end.left()) > 0;
            List<AttributedString> pieces = chain.pieces(parts);
            if (parts && !room) {
                pieces.add(theme().text(Role.DIM, "" + theme().glyph(Glyph.ELLIPSIS)));
            }
            List<AttributedString> rows = rows(pieces, page.width() - below.length());
            line(before, last, rows.get(0));
            String margin = parts && room ? below + theme().glyph(Glyph.VERTICAL) + " " : below + "  ";
            rows.stream().skip(1).forEach(row -> add(margin, row));
            if (parts && room) {
                children(chain.end, below);
            }
        }

        /** Pieces with blanks between them, in as many rows as they need. */
        private List<AttributedString> rows(List<AttributedString> pieces, int width) {
            List<AttributedString> rows = new ArrayList<>(List.of(pieces.get(0)));
            for (AttributedString piece : pieces.subList(1, pieces.size())) {
                int end = rows.size() - 1;
                AttributedString longer = AttributedString.join(theme().text(Role.PLAIN, " "), rows.get(end), piece);
                if (longer.columnLength() <= width - (end == 0 ? 0 : 2)) {
                    rows.set(end, longer);
                } else {
                    rows.add(piece);
                }
            }
            return rows;
        }

        private void line(String before, boolean last, AttributedString text) {
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

        /** A branch and what follows from it without a choice. */
        private final class Chain {
            private final List<AttributedString> links = new ArrayList<>();
            private final CallTree end;
            private final Branch lastBranch;
            private final boolean lastIsHere;

            Chain(CallTree call, Branch branch) {
                CallTree caller = call;
                Branch link = branch;
                while (link.below().branches().size() == 1 && link.below().left() == 0) {
                    links.add(placement(caller, link, false));
                    caller = link.below();
                    link = caller.branches().get(0);
                }
                end = link.below();
                lastBranch = link;
                lastIsHere = isHere(caller, link);
                links.add(placement(caller, link, true));
            }

            private boolean isHere(CallTree caller, Branch link) {
                return caller == current && link.value() == caller.lastTried() && link.onPath() != retracted;
            }

            private AttributedString placement(CallTree caller, Branch link, boolean last) {
                String text = words.cell(caller.cell()) + "=" + words.value(link.value());
                boolean sized = last && link.below().state() != State.SOLUTION && link.size() > 1;
                String size = sized ? ":" + Numbers.brief(link.size()) : "";
                String here = isHere(caller, link) ? " " + theme().glyph(Glyph.HERE) : "";
                Role role = link.onPath() ? Role.PLACED : Role.PLAIN;
                return theme().text(isHere(caller, link) ? Role.CURRENT : role, text + size + here);
            }

            /** Its placements, and how it ends if it does. */
            List<AttributedString> pieces(boolean parts) {
                List<AttributedString> pieces = new ArrayList<>(links);
                if (end.state() == State.SOLUTION) {
                    pieces.add(theme().text(Role.GOOD, "solution"));
                } else if (end.isDeadEnd()) {
                    pieces.add(theme().text(Role.BAD, words.cell(end.cell()) + theme().glyph(Glyph.TIMES)));
                }
                return pieces;
            }
        }
    }
}
