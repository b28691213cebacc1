package stepdoku.collection;

import java.util.ArrayList;
import java.util.List;
import stepdoku.board.Clash;
import stepdoku.board.Grid;
import stepdoku.export.Json;
import stepdoku.export.SearchJson;
import stepdoku.search.Search;
import stepdoku.search.Series;
import stepdoku.search.Strategy;
import stepdoku.search.SudokuPosition;
import stepdoku.search.Trial;
import stepdoku.search.Trial.Ending;
import stepdoku.session.Reply;
import stepdoku.session.Sentences;
import stepdoku.session.Status;
import stepdoku.session.UserError;
import stepdoku.text.Words;
import stepdoku.view.SeriesView;
import stepdoku.view.Text;
import stepdoku.view.View;

/** The comparison of strategies over the boards of a file. Mutable while it runs. */
public final class ManyBoards {
    private static final int FAULTS_SHOWN = 5;

    private final BoardFile file;
    private final List<Series> series;
    private final Trials trials;
    private final QuickSolver solver = new QuickSolver();
    private boolean interrupted;

    public ManyBoards(BoardFile file, List<Strategy> strategies, Trials trials) {
        this.file = file;
        this.series = strategies.stream().map(Series::new).toList();
        this.trials = trials;
    }

    public Reply reply() {
        file.forEach(this::compare);
        int boards = series.get(0).boards();
        if (boards == 0) {
            throw new UserError("no board was compared"
                    + (file.faults().isEmpty() ? "" : ": " + file.faults().get(0)));
        }
        List<View> views = new ArrayList<>();
        views.add(Text.of("%s, at most %d moves each".formatted(Words.count(boards, "board"), trials.mostMoves())));
        views.add(new SeriesView(series));
        if (interrupted) {
            views.add(Text.of("Stopped by Ctrl-C: the boards behind these were not tried."));
        }
        file.faults().stream()
                .limit(FAULTS_SHOWN)
                .map(fault -> "Passed over " + fault)
                .map(Text::of)
                .forEach(views::add);
        int more = file.faults().size() - FAULTS_SHOWN;
        if (more > 0) {
            views.add(Text.of("Passed over " + more + " more."));
        }
        Status status = file.faults().isEmpty() ? Status.OK : Status.NO;
        return Reply.of(views).data(() -> data(boards)).with(status);
    }

    private Json data(int boards) {
        return Json.object()
                .with("boards", boards)
                .with("limit", trials.mostMoves())
                .with("searches", series.stream().map(SearchJson::series).toList())
                .with("passedOver", file.faults());
    }

    /** All strategies on one board; what is done counts only if all came to their end or limit. False at Ctrl-C. */
    private boolean compare(String place, Grid grid) {
        List<Clash> clashes = Clash.in(grid);
        if (!clashes.isEmpty()) {
            file.fault(place, Sentences.clash(grid.geometry(), clashes.get(0)));
            return true;
        }
        if (solver.solve(grid).count() == 0) {
            file.fault(place, "it has no solution");
            return true;
        }
        List<Trial> done = new ArrayList<>();
        for (Series each : series) {
            Search search = new Search(new SudokuPosition(grid), each.strategy());
            Trial trial = trials.run(search, true, place + ", ");
            if (trial.ending() == Ending.INTERRUPTED) {
                interrupted = true;
                return false;
            }
            done.add(trial);
        }
        count(done);
        interrupted = !trials.host().goOn(() -> place);
        return !interrupted;
    }

    private void count(List<Trial> done) {
        for (int i = 0; i < done.size(); i++) {
            series.get(i).add(done.get(i));
        }
    }
}
