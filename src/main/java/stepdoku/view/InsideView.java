package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import stepdoku.listing.Listing;
import stepdoku.search.InnerEvent;
import stepdoku.search.InnerStop;
import stepdoku.search.Inside;
import stepdoku.search.Move;
import stepdoku.search.Search;

/**
 * The calls, tests and returns of which a move is the outcome, one on each line with its line of the listing; the middle of
 * a long way up is left out. At a solution and at the end also those that come after the last move.
 */
public final class InsideView implements View {
    private static final String GAP = "  ";
    /** So many returns on a way up are shown at its beginning; then, if there are more, only the last. */
    private static final int FIRST_RETURNS = 3;

    /** A line: the time, what happened, what came of it, and the source; the last line of a list is the present. */
    private record Line(String time, String title, String detail, String source, boolean present) {
        private static Line dots(String time) {
            return new Line(time, "", "", "", false);
        }

        private Line on(Page page) {
            return new Line(time, page.named(title), page.named(detail), source, present);
        }
    }

    private final Search search;
    private final InnerWords words;
    private final Listing listing;
    private final List<Line> lines = new ArrayList<>();
    private final String nothing;

    private InsideView(Search search, Optional<InnerStop> stop, boolean hasAnswer) {
        this.search = search;
        this.words = new InnerWords(search);
        this.listing = Listing.of(Standpoint.listing(search));
        if (stop.isPresent()) {
            add(search.time(), stop.get().events(), true);
        } else {
            search.lastMove().ifPresent(this::addMove);
            addEnd(hasAnswer);
        }
        nothing = "Nothing led to time 0; stepi goes into the first call.";
    }

    /** What led to the place where a search stands. */
    public static InsideView of(Search search, Optional<InnerStop> stop, boolean hasAnswer) {
        return new InsideView(search, stop, hasAnswer);
    }

    // ---- the lines

    private void addMove(Move move) {
        add(move.time() - 1, Inside.before(search), false);
        Vocabulary vocabulary = Vocabulary.of(search);
        String cell = vocabulary.cell(move.cell()) + " = " + vocabulary.value(move.value());
        stepdoku.listing.Role role = search.retracted() ? stepdoku.listing.Role.TAKE_BACK : stepdoku.listing.Role.PLACE;
        lines.add(new Line(String.valueOf(move.time()), move.kind().toString(), cell, source(role), true));
    }

    private void addEnd(boolean hasAnswer) {
        if (hasAnswer) {
            add(search.time(), Inside.answer(search), false);
        } else if (search.ended()) {
            add(search.time(), Inside.after(search), false);
        }
    }

    private void add(long time, List<InnerEvent> events, boolean endsHere) {
        int returns = 0;
        for (int i = 0; i < events.size(); i++) {
            InnerEvent event = events.get(i);
            boolean last = i == events.size() - 1;
            returns += event.kind() == InnerEvent.Kind.PASS_ON ? 1 : 0;
            if (returns <= FIRST_RETURNS || last) {
                lines.add(line(time + "." + (i + 1), event, endsHere && last));
            } else if (returns == FIRST_RETURNS + 1) {
                lines.add(Line.dots(""));
            }
        }
    }

    private Line line(String time, InnerEvent event, boolean present) {
        return new Line(time, words.title(event), detail(event), source(Standpoint.role(event)), present);
    }

    private String detail(InnerEvent event) {
        boolean refused = search.retracted() && event.kind() == InnerEvent.Kind.SOLVED;
        return refused && Returning.of(search) != Returning.NOTHING ? "refused" : words.detail(event);
    }

    private String source(stepdoku.listing.Role role) {
        return listing.function().get(listing.line(role)).strip();
    }

    // ---- the drawing

    @Override
    public List<AttributedString> lines(Page page) {
        if (lines.isEmpty()) {
            return Text.of(nothing).lines(page);
        }
        return drawn(lines.stream().map(line -> line.on(page)).toList(), page);
    }

    private static List<AttributedString> drawn(List<Line> lines, Page page) {
        int time = lines.stream().mapToInt(line -> line.time().length()).max().orElse(0);
        int title = lines.stream().mapToInt(line -> line.title().length()).max().orElse(0);
        int detail =
                lines.stream().mapToInt(line -> line.detail().length()).max().orElse(0);
        return lines.stream()
                .map(line -> draw(line, page, new int[] {time, title, detail}))
                .toList();
    }

    private static AttributedString draw(Line line, Page page, int[] widths) {
        Theme theme = page.theme();
        String left = (line.present() ? theme.glyph(Glyph.BULLET) : ' ') + " "
                + StringUtils.rightPad(line.time(), widths[0]) + GAP
                + StringUtils.rightPad(
                        line.title().isEmpty() ? "" + theme.glyph(Glyph.ELLIPSIS) : line.title(), widths[1])
                + GAP + StringUtils.rightPad(line.detail(), widths[2]);
        if (line.source().isEmpty()) {
            return page.cut(theme.text(Role.DIM, StringUtils.stripEnd(left, " ")));
        }
        int room = page.width() - left.length() - GAP.length();
        return page.cut(new AttributedStringBuilder()
                .append(theme.text(line.present() ? Role.CURRENT : Role.PLAIN, left + GAP))
                .append(theme.text(Role.DIM, shortened(line.source(), room, theme)))
                .toAttributedString());
    }

    private static String shortened(String source, int room, Theme theme) {
        if (source.length() <= room) {
            return source;
        }
        return room < 2 ? "" : source.substring(0, room - 1) + theme.glyph(Glyph.ELLIPSIS);
    }
}
