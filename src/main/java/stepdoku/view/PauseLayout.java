package stepdoku.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jline.utils.AttributedString;

/**
 * A pause on a page, the board beside the source or alone. The move, its sentence and the board are always there, the
 * other parts come as far as the screen reaches, in the order of {@link Part}; which they are does not depend on the
 * sentence, so that below the board nothing moves.
 */
final class PauseLayout {
    /** No sentence needs more room than this. */
    private static final int LONGEST_NARRATION = 150;
    /** The height to which the source is brought where that can be done: that of a usual screen, less the rest. */
    private static final int SOURCE_HEIGHT = 16;

    private final Page page;
    private final Moment moment;
    private final List<AttributedString> move;
    private final boolean withLine;
    private final List<AttributedString> body;
    private final Set<Part> parts;

    PauseLayout(Page page, Moment moment, boolean withSource) {
        this.page = page;
        this.moment = moment;
        this.move = new Fact(moment.move()).lines(page);
        boolean beside = withSource && beside(SOURCE_HEIGHT).fits(page);
        this.withLine = withSource && !beside;
        List<AttributedString> board = moment.board().lines(page);
        List<AttributedString> least = beside ? beside(board.size()).lines(page) : board;
        int room = page.height() - move.size() - least.size();
        this.parts = Part.within(room, this::height);
        int left = room - parts.stream().mapToInt(this::height).sum();
        this.body = beside
                ? beside(Math.min(SOURCE_HEIGHT, least.size() + Math.max(0, left)))
                        .lines(page)
                : board;
    }

    /** The lines kept free for the sentence, however long it is. */
    static int reserved(Page page) {
        return (LONGEST_NARRATION + page.width() - 1) / page.width();
    }

    private Beside beside(int height) {
        return Beside.of(moment.board(), moment.source().within(height));
    }

    private int height(Part part) {
        return switch (part) {
            case SENTENCE -> reserved(page);
            case LINE -> withLine ? 1 : 0;
            case TREND -> 0;
            default -> 1;
        };
    }

    List<AttributedString> lines() {
        List<AttributedString> lines = new ArrayList<>(move);
        lines.addAll(sentence());
        lines.addAll(part(Part.SPACE_ABOVE, Text.blank()));
        lines.addAll(body);
        lines.addAll(withLine ? part(Part.LINE, moment.source().currentLine()) : List.of());
        lines.addAll(part(Part.SPACE_BELOW, Text.blank()));
        lines.addAll(part(Part.PATH, moment.path()));
        lines.addAll(part(Part.COUNTERS, moment.counters()));
        return lines;
    }

    /** The sentence, in all the lines that are kept for it if there is room for them. */
    private List<AttributedString> sentence() {
        List<AttributedString> lines =
                new ArrayList<>(Text.of(moment.narration()).lines(page));
        int free = parts.contains(Part.SENTENCE) ? reserved(page) - lines.size() : 0;
        lines.addAll(Collections.nCopies(Math.max(0, free), AttributedString.EMPTY));
        return lines;
    }

    private List<AttributedString> part(Part part, View view) {
        return parts.contains(part) ? view.lines(page) : List.of();
    }
}
