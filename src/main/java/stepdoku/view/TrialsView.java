package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.jline.utils.AttributedString;
import stepdoku.search.Counts;
import stepdoku.search.Trial;
import stepdoku.search.Trial.Ending;

/**
 * What several strategies needed on one board: a line of facts ({@code scan 4208/4157, backward 1005/954}: placements and
 * retractions), a table with those marked that needed the fewest moves, and what is to be said of the others.
 */
public record TrialsView(List<Trial> trials) implements View {
    /** Narrower pages have no room for all columns. */
    private static final int ALL_COLUMNS = 78;
    /** Times differ from run to run; the table shall not. */
    private static final int TIME_WIDTH = 7;

    public TrialsView {
        trials = List.copyOf(trials);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        List<View> views = new ArrayList<>(List.of(new Fact(facts()), Text.blank(), table(page.width())));
        remarks().forEach(remark -> views.add(Text.of(remark)));
        return new Stack(views).lines(page);
    }

    private String facts() {
        return trials.stream().map(TrialsView::fact).collect(Collectors.joining(", "));
    }

    private static String fact(Trial trial) {
        Counts counts = trial.counts();
        String fact = trial.strategy().name() + Text.NO_BREAK + counts.placements() + "/" + counts.retractions();
        return trial.isComplete() ? fact : fact + Text.NO_BREAK + "unfinished";
    }

    // ---- the table

    private View table(int width) {
        boolean wide = width >= ALL_COLUMNS;
        Table table = Table.of(columns(wide));
        OptionalLong fewest = fewestMoves();
        for (Trial trial : trials) {
            boolean best =
                    trial.isComplete() && fewest.isPresent() && trial.counts().time() == fewest.getAsLong();
            table = best ? table.withMarked(row(trial, wide)) : table.with(row(trial, wide));
        }
        return table;
    }

    private static Column[] columns(boolean wide) {
        Stream<Column> counts = Stream.of(
                Column.left("strategy"),
                Column.right("placements"),
                Column.right("retractions"),
                Column.right("tests"));
        Stream<Column> more = Stream.of(Column.right("depth"), Column.right("time"), Column.bar("moves"));
        return Stream.concat(counts, wide ? more : Stream.of(Column.right("time")))
                .toArray(Column[]::new);
    }

    private static String[] row(Trial trial, boolean wide) {
        Counts counts = trial.counts();
        Stream<String> numbers = Stream.of(
                trial.strategy().name(),
                Numbers.grouped(counts.placements()),
                Numbers.grouped(counts.retractions()),
                Numbers.grouped(counts.tests()));
        String time = StringUtils.leftPad(Numbers.duration(trial.duration()), TIME_WIDTH);
        Stream<String> more = Stream.of("" + counts.maxDepth(), time, "" + counts.time());
        return Stream.concat(numbers, wide ? more : Stream.of(time)).toArray(String[]::new);
    }

    private OptionalLong fewestMoves() {
        return trials.stream()
                .filter(Trial::isComplete)
                .mapToLong(trial -> trial.counts().time())
                .min();
    }

    // ---- the remarks

    private List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        best().ifPresent(remarks::add);
        if (trials.stream().anyMatch(trial -> trial.ending() == Ending.NO_SOLUTION)) {
            remarks.add("There is no solution: every strategy has to go through its whole tree to say so.");
        }
        trials.stream()
                .filter(trial -> !trial.isComplete())
                .map(TrialsView::unfinished)
                .forEach(remarks::add);
        return remarks;
    }

    private Optional<String> best() {
        List<Trial> complete = trials.stream().filter(Trial::isComplete).toList();
        if (complete.size() < 2) {
            return Optional.empty();
        }
        long fewest = fewestMoves().orElseThrow();
        long most = complete.stream()
                .mapToLong(trial -> trial.counts().time())
                .max()
                .orElseThrow();
        String names = complete.stream()
                .filter(trial -> trial.counts().time() == fewest)
                .map(trial -> trial.strategy().name())
                .collect(Collectors.joining(" and "));
        boolean allComplete = complete.size() == trials.size() && most > fewest;
        return Optional.of("Fewest moves: %s, %s%s."
                .formatted(names, Numbers.grouped(fewest), allComplete ? "; the most: " + Numbers.grouped(most) : ""));
    }

    private static String unfinished(Trial trial) {
        String moves = Numbers.groupedCount(trial.counts().time(), "move");
        return trial.strategy()
                + (trial.ending() == Ending.CUT_OFF ? " was cut off after " : " was stopped by Ctrl-C after ")
                + moves
                + "; its counts are those so far.";
    }
}
