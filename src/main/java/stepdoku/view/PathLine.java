package stepdoku.view;

import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import stepdoku.board.Digits;
import stepdoku.search.Call;
import stepdoku.search.Search;

/**
 * The path of a search on one line, its middle left out where it is too long, and what the call in which the search stands
 * has tried and has left: {@code path r1c3=1 r1c4=2 … r1c6 (4 tried, 5 7 left)}.
 */
final class PathLine implements View {
    private static final String NAME = "path ";
    /** More values than this are counted. */
    private static final int MOST_LISTED = 9;

    private final Vocabulary words;
    private final List<String> waiting;
    private final String current;

    PathLine(Search search) {
        words = Vocabulary.of(search);
        waiting = search.path().stream()
                .limit(search.level())
                .map(words::assignment)
                .toList();
        current = search.currentCall()
                .map(call -> current(call, search.retracted()))
                .orElse("empty");
    }

    private String current(Call call, boolean retracted) {
        int tried = retracted ? call.tried() | Digits.of(call.value()) : call.tried();
        String name = retracted ? words.cell(call.cell()) : words.assignment(call);
        return name + " (" + (tried == 0 ? "" : listed(tried) + " tried, ") + listed(call.left()) + " left)";
    }

    private String listed(int mask) {
        if (mask == 0) {
            return "none";
        }
        return Digits.count(mask) > MOST_LISTED ? String.valueOf(Digits.count(mask)) : words.list(mask);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        List<String> placements = waiting.stream().map(page::named).toList();
        return List.of(page.cut(new AttributedStringBuilder()
                .append(page.text(Role.DIM, NAME))
                .append(page.text(Role.PLAIN, text(placements, page.named(current), page)))
                .toAttributedString()));
    }

    /** As many of the placements as there is room for: the first one, and the newest. */
    private static String text(List<String> placements, String current, Page page) {
        String ellipsis = page.theme().glyph(Glyph.ELLIPSIS) + " ";
        int all = placements.size();
        String whole = joined(placements) + current;
        int left = 0;
        while (NAME.length() + whole.length() > page.width() && left < all) {
            left++;
            List<String> newest = placements.subList(Math.min(left + 1, all), all);
            String oldest = left < all ? placements.get(0) + " " : "";
            whole = oldest + ellipsis + joined(newest) + current;
        }
        return whole;
    }

    private static String joined(List<String> placements) {
        return placements.stream().map(placement -> placement + " ").collect(Collectors.joining());
    }
}
