package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;

/**
 * The board on a page and what stands beside it. Where there is no room beside it, the tree and the candidates take the
 * place of the board, and the source is left out.
 */
record WatchBody(Page page, Pane board, Companion companion) {
    private static final int GAP = 2;
    /** Less room than this is none. */
    private static final int NARROWEST = 36;

    /** A board that is looked at so far down, from 0 to 1, beside which so many columns are wanted. */
    static WatchBody of(Page page, View board, double place, Companion companion, int wanted) {
        List<AttributedString> lines = lines(page, board, page.width() - GAP - wanted);
        return new WatchBody(page, new Pane(lines, (int) (place * lines.size())), companion);
    }

    /** A board as wide as it likes, or no wider than some columns if it has three quarters of its width there. */
    private static List<AttributedString> lines(Page page, View board, int most) {
        List<AttributedString> lines = board.lines(page);
        int width = new Pane(lines, 0).width();
        return most < width && 4 * most >= 3 * width ? board.lines(page.withWidth(most)) : lines;
    }

    private int room() {
        return page.width() - board.width() - GAP;
    }

    private boolean hasRoom() {
        return room() >= NARROWEST;
    }

    /** Whether what stands beside the board can be seen there on so many lines. */
    boolean fits(int height) {
        return hasRoom() && fits(beside(height), height);
    }

    private Pane beside(int height) {
        return companion.pane(page.withWidth(Math.max(1, room())), height);
    }

    private boolean fits(Pane beside, int height) {
        return beside.width() <= room() && (!companion.whole() || beside.height() <= height);
    }

    /** Whether the source can be seen. */
    boolean showsSource() {
        return companion.height() > 0 && hasRoom();
    }

    /** The lines that all of it would take. */
    int height() {
        return hasRoom() ? Math.max(board.height(), companion.height()) : board.height();
    }

    /** Exactly so many lines. */
    List<AttributedString> lines(int height) {
        if (hasRoom()) {
            Pane beside = beside(height);
            if (fits(beside, height)) {
                return Beside.of(fixed(board.within(height)), fixed(beside.within(height)))
                        .lines(page);
            }
        }
        return companion.inPlaceOfBoard(page, height).orElse(board).within(height);
    }

    private static View fixed(List<AttributedString> lines) {
        return page -> lines;
    }
}
