package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedString;
import stepdoku.board.Grid;
import stepdoku.listing.Ending;
import stepdoku.listing.Mistake;
import stepdoku.listing.MistakenRun;
import stepdoku.listing.Write;
import stepdoku.text.Words;

/** What became of a run of a recursion with a mistake: what it returned, what it did, what it left on the board. */
public record MistakenRunView(Mistake mistake, Grid start, MistakenRun run) implements View {
    /** With empty lines between the parts, where there is room for them. */
    @Override
    public List<AttributedString> lines(Page page) {
        List<AttributedString> spaced = lines(page, List.of(Text.blank()));
        return spaced.size() <= page.height() ? spaced : lines(page, List.of());
    }

    private List<AttributedString> lines(Page page, List<View> space) {
        List<View> views = new ArrayList<>();
        views.add(new Fact(facts()));
        views.add(Text.of(left()));
        if (!run.kept().isEmpty()) {
            views.add(Text.of(kept()));
        }
        views.addAll(space);
        views.add(new Beside(BoardView.of(run.left()), MistakeView.of(mistake), MistakeView.of(mistake)));
        views.addAll(space);
        views.add(Text.of(mistake.consequence()));
        return new Stack(views).lines(page);
    }

    private String facts() {
        long placements = run.writes().stream().filter(Write::isPlacement).count();
        return "%s %s after %s; %s, %s"
                .formatted(
                        mistake.name(),
                        run.ending(),
                        Words.count(run.calls(), "call"),
                        Words.count(placements, "placement"),
                        Words.count(run.writes().size() - placements, "retraction"));
    }

    private String left() {
        int empty = run.left().emptyCount();
        int all = start.emptyCount();
        String cut = run.ending() == Ending.CUT_OFF ? "It made as many calls as it may make here. " : "";
        if (empty == 0) {
            return cut + "The board is full.";
        }
        return cut
                + (empty == all
                        ? "The %d cells that had to be filled are all empty.".formatted(all)
                        : "Of the %d cells that had to be filled, %d are empty.".formatted(all, empty))
                + whenFull().map(" "::concat).orElse("");
    }

    /** When the board was full, if it was full once and is not any more. */
    private Optional<String> whenFull() {
        int empty = start.emptyCount();
        int placements = 0;
        for (int i = 0; i < run.writes().size(); i++) {
            Write write = run.writes().get(i);
            placements += write.isPlacement() ? 1 : 0;
            empty += (write.before() == 0 ? 0 : 1) - (write.isPlacement() ? 1 : 0);
            if (empty == 0) {
                return Optional.of("The board was full once, after move %d, at call %d: solved, and not kept."
                        .formatted(i + 1, placements + 1));
            }
        }
        return Optional.empty();
    }

    private String kept() {
        return "It kept %s; %d cells of the first are empty."
                .formatted(
                        Words.count(run.kept().size(), "solution"),
                        run.kept().get(0).emptyCount());
    }
}
