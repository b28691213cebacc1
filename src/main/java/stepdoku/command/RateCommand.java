package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import stepdoku.board.Clash;
import stepdoku.board.Grid;
import stepdoku.collection.BoardWork;
import stepdoku.collection.QuickSolver;
import stepdoku.collection.Trials;
import stepdoku.export.DeductionJson;
import stepdoku.export.Json;
import stepdoku.export.SearchJson;
import stepdoku.hint.Level;
import stepdoku.hint.Technique;
import stepdoku.line.Completion;
import stepdoku.make.Rating;
import stepdoku.reply.Facts;
import stepdoku.search.Search;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;
import stepdoku.search.SudokuPosition;
import stepdoku.search.Trial;
import stepdoku.session.Problem;
import stepdoku.session.Reply;
import stepdoku.session.Sentences;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.solver.Solutions;
import stepdoku.text.Words;
import stepdoku.view.TechniqueCounts;
import stepdoku.view.Text;
import stepdoku.view.TrialsView;
import stepdoku.view.View;

/** {@code rate}: how hard the board is for a person, and beside it for each strategy. */
final class RateCommand extends Command {
    private static final String LIMIT = "limit";
    private static final long MOST_MOVES = 1_000_000;

    RateCommand() {
        super(Sheet.of(Group.BOARD, "rate [limit N]", "how hard the board is by logic, and how long each search is")
                .meaning("By logic: the level, the hardest technique, and how often each was used on the way to the"
                        + " solution, the easiest that finds something each time. The levels are easy (singles),"
                        + " medium (locked candidates, pairs), hard (triples, quads, fish, kites), fiendish (the"
                        + " rest) and beyond logic. By search: what each strategy needs, up to N moves, a million"
                        + " if not said. The two are often far apart. The board on the table is not touched. From"
                        + " the shell, rate FILE writes for every board of a file, one on each line, its level,"
                        + " its hardest technique and the steps by logic.")
                .where("N", "the most moves of each search")
                .examples("load leetcode; rate", "load wikipedia-worst; rate limit 100000")
                .readingBoard()
                .standingAlone()
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(2).word(0).filter(word -> !word.equals(LIMIT)).ifPresent(word -> {
            throw arguments.usage("'%s' is no word of rate".formatted(Words.shorten(word)));
        });
        long limit = arguments.isEmpty() ? MOST_MOVES : arguments.atLeast(2).countAt(1, MOST_MOVES);
        session.refuseQueens();
        Grid grid = session.grid();
        refuseUnlessUnique(session, grid);
        if (grid.isFull()) {
            return Reply.text("the board is full and right: there is nothing to rate")
                    .data(() -> data(grid, Rating.of(grid)));
        }
        Rating rating = Rating.of(grid);
        List<Trial> trials = bySearch(session, grid, limit);
        List<View> views = new ArrayList<>(byLogic(rating));
        views.add(Text.blank());
        views.add(Text.of("By search:"));
        views.add(new TrialsView(trials));
        return Reply.of(views)
                .data(() -> data(grid, rating)
                        .with("searches", trials.stream().map(SearchJson::trial).toList()));
    }

    @Override
    Optional<Supplier<BoardWork>> eachBoard() {
        return Optional.of(() -> {
            QuickSolver solver = new QuickSolver();
            return grid -> answer(grid, solver.solve(grid));
        });
    }

    private static BoardWork.Answer answer(Grid grid, QuickSolver.Found found) {
        if (!found.isUnique()) {
            String why = Clash.in(grid).stream()
                    .findFirst()
                    .map(clash -> "clash: " + Sentences.clash(grid.geometry(), clash))
                    .orElse(found.words());
            Json data = Json.object().with("board", grid).with("error", why);
            return BoardWork.Answer.of(grid + "\t" + why, () -> data, false);
        }
        Rating rating = Rating.of(grid);
        String hardest = rating.hardest().map(Technique::name).orElse("");
        int steps = rating.path().steps().size();
        String line = "%s\t%s\t%s\t%d".formatted(grid, rating.level(), hardest, steps);
        return BoardWork.Answer.of(line, () -> data(grid, rating), true);
    }

    private static Json data(Grid grid, Rating rating) {
        return Json.object()
                .with("board", grid)
                .with("level", rating.level())
                .with("hardest", rating.hardest())
                .with("steps", rating.path().steps().size())
                .with(
                        "techniques",
                        rating.counts().entrySet().stream()
                                .map(used ->
                                        DeductionJson.technique(used.getKey()).with("times", used.getValue()))
                                .toList());
    }

    private static void refuseUnlessUnique(Session session, Grid grid) {
        Problem.refuseClashes(grid);
        Solutions solutions = Facts.solve(session, grid);
        if (!solutions.isUnique()) {
            throw UserError.no(
                    "only a board with one solution has a rating; this one: %s".formatted(Facts.solutions(solutions)));
        }
    }

    private static List<View> byLogic(Rating rating) {
        List<View> views = new ArrayList<>();
        views.add(Text.of(
                rating.level() == Level.BEYOND ? Level.BEYOND.summary() : rating.level() + ": " + hardest(rating)));
        views.add(Text.blank());
        int steps = rating.path().steps().size();
        int empty = rating.path().end().grid().emptyCount();
        views.add(Text.of("By logic: " + Words.count(steps, "step")
                + (empty == 0
                        ? " to the solution"
                        : ", then none is found, with " + Words.count(empty, "empty cell"))));
        if (steps > 0) {
            views.add(new TechniqueCounts(rating.counts()));
        }
        return views;
    }

    private static String hardest(Rating rating) {
        return rating.hardest()
                .map(technique -> "no technique harder than " + technique + " is needed")
                .orElse("the board is full");
    }

    /** Ctrl-C leaves out the strategies that have not begun. */
    private static List<Trial> bySearch(Session session, Grid grid, long limit) {
        Trials trials = new Trials(session.host(), limit);
        List<Trial> done = new ArrayList<>();
        for (Strategy strategy : Strategies.TABLE) {
            Trial trial = trials.run(new Search(new SudokuPosition(grid), strategy), true, "");
            done.add(trial);
            if (trial.ending() == Trial.Ending.INTERRUPTED) {
                break;
            }
        }
        return done;
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? List.of(new Completion(LIMIT, "make at most so many moves")) : List.of();
    }
}
