package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import stepdoku.board.Digits;
import stepdoku.listing.Listing;
import stepdoku.search.Call;
import stepdoku.search.Search;
import stepdoku.text.Words;

/**
 * The path of a search, newest call first: the cell of each call, its own digit, what it has tried and what it has left.
 * All but the newest wait for the call in the line above them.
 */
public final class PathView implements View {
    private static final String NOTHING = "-";

    private final Vocabulary words;
    private final List<Call> calls;
    private final boolean retracted;
    private final String waitingLine;
    private final int most;

    private PathView(Search search, int most) {
        words = Vocabulary.of(search);
        calls = new ArrayList<>(search.path());
        retracted = search.retracted();
        if (retracted) {
            calls.add(search.currentCall().orElseThrow());
        }
        Listing listing = Listing.of(Standpoint.listing(search));
        waitingLine = listing.function()
                .get(listing.line(stepdoku.listing.Role.RECURSE))
                .strip();
        this.most = most;
    }

    /** The newest calls, at most so many. */
    public static PathView of(Search search, int most) {
        return new PathView(search, most);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        if (calls.isEmpty()) {
            return Text.of("The path is empty: nothing is placed.").lines(page);
        }
        int older = Math.max(0, calls.size() - most);
        List<AttributedString> withSource =
                table(older, "waits at  " + waitingLine).lines(page.withWidth(Integer.MAX_VALUE));
        boolean hasRoom = withSource.stream().allMatch(line -> line.columnLength() <= page.width());
        List<AttributedString> lines =
                new ArrayList<>(hasRoom ? withSource : table(older, "waits").lines(page));
        if (older > 0) {
            String ellipsis = page.theme().glyph(Glyph.ELLIPSIS) + " ";
            lines.addAll(Text.of(ellipsis + Words.count(older, "older call"), Role.DIM)
                    .lines(page));
        }
        if (calls.size() > 1 && !hasRoom) {
            lines.addAll(Text.of("a call that waits stands at  " + waitingLine, Role.DIM)
                    .lines(page));
        }
        return lines;
    }

    private Table table(int older, String waits) {
        Table table = Table.of(
                Column.right("call"),
                Column.left("cell"),
                Column.left(words.noun()),
                Column.left("tried"),
                Column.left("left"),
                Column.left(""));
        int newest = calls.size() - 1;
        for (int i = newest; i >= older; i--) {
            table = i == newest ? table.withMarked(row(i, waits)) : table.with(row(i, waits));
        }
        return table;
    }

    private String[] row(int index, String waits) {
        Call call = calls.get(index);
        boolean tookBack = retracted && index == calls.size() - 1;
        int tried = tookBack ? call.tried() | Digits.of(call.value()) : call.tried();
        return new String[] {
            String.valueOf(index + 1),
            words.cell(call.cell()),
            tookBack ? NOTHING : words.symbol(call.value()),
            listed(tried),
            listed(call.left()),
            index < calls.size() - 1 ? waits : lastMove(call)
        };
    }

    private String listed(int mask) {
        return mask == 0 ? NOTHING : words.list(mask);
    }

    private String lastMove(Call call) {
        return (retracted ? "has just taken back " : "has just placed ") + words.symbol(call.value());
    }
}
