package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import stepdoku.collection.BoardFile;
import stepdoku.collection.ManyBoards;
import stepdoku.collection.Trials;
import stepdoku.export.Json;
import stepdoku.export.SearchJson;
import stepdoku.line.Completion;
import stepdoku.line.Completions;
import stepdoku.search.Search;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;
import stepdoku.search.Trial;
import stepdoku.session.Problem;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.TextFile;
import stepdoku.text.Words;
import stepdoku.view.Text;
import stepdoku.view.TrialsView;
import stepdoku.view.View;

/** {@code compare}: what each strategy needs, on this board or on many. */
final class CompareCommand extends Command {
    private static final String LIMIT = "limit";
    private static final String BOARDS = "--boards";
    private static final long MOST_MOVES = 5_000_000;
    /** Of each of many boards. */
    private static final long MOST_MOVES_OF_MANY = 100_000;

    CompareCommand() {
        super(Sheet.of(
                        Group.LOOKING,
                        "compare [NAME ...] [limit N] [--boards FILE]",
                        "what each strategy, or those named, needs on this board or on those of a file")
                .meaning(
                        "Every strategy searches the board as it stands up to its first solution, with queens through all"
                                + " of them, and makes at most N moves: " + MOST_MOVES + " if not said, "
                                + MOST_MOVES_OF_MANY
                                + " a board with a file. The search under way is not touched. Ctrl-C keeps what is done. The median"
                                + " over many boards counts one that was cut off as worse than all others; lines that are no board,"
                                + " and boards without a solution, are named and passed over.")
                .where("NAME", "a strategy, all if none is named")
                .where("N", "the most moves of each search")
                .where("FILE", "a file with many boards")
                .examples("load leetcode; compare", "load hard-25; compare scan backward limit 100000")
                .readingBoard()
                .standingAlone()
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        Wanted wanted = Wanted.read(arguments);
        return wanted.file().isEmpty() ? one(session, wanted) : many(session, wanted);
    }

    /** What is to be compared; the limit is 0 and the file empty when they are not said. */
    private record Wanted(List<Strategy> strategies, long limit, String file) {
        static Wanted read(Arguments arguments) {
            List<Strategy> strategies = new ArrayList<>();
            long limit = 0;
            String file = "";
            for (int i = 0; i < arguments.count(); i++) {
                String word = arguments.word(i).orElseThrow();
                switch (word) {
                    case LIMIT -> limit = arguments.atLeast(i + 2).countAt(++i, 0);
                    case BOARDS -> file = arguments.atLeast(i + 2).word(++i).orElseThrow();
                    default -> strategies.add(StrategyCommand.named(word));
                }
            }
            List<Strategy> distinct = strategies.isEmpty()
                    ? Strategies.TABLE
                    : strategies.stream().distinct().toList();
            return new Wanted(distinct, limit, file);
        }

        long limitOr(long usual) {
            return limit == 0 ? usual : limit;
        }
    }

    private static Reply one(Session session, Wanted wanted) {
        Problem problem = session.problem();
        if (problem instanceof Problem.Sudoku sudoku) {
            Problem.refuseClashes(sudoku.grid());
        }
        Trials trials = new Trials(session.host(), wanted.limitOr(MOST_MOVES));
        List<Trial> done = new ArrayList<>();
        for (Strategy strategy : wanted.strategies()) {
            Trial trial = trials.run(new Search(problem.position(), strategy), problem.firstSolutionOnly(), "");
            done.add(trial);
            if (trial.ending() == Trial.Ending.INTERRUPTED) {
                break;
            }
        }
        View view = new TrialsView(done);
        int left = wanted.strategies().size() - done.size();
        Reply reply = left == 0
                ? Reply.of(view)
                : Reply.of(view, Text.of(Words.count(left, "strategy").replace("ys", "ies") + " not tried."));
        return reply.data(() -> Json.object()
                .with("board", problem instanceof Problem.Sudoku sudoku ? sudoku.grid() : problem.board())
                .with("limit", trials.mostMoves())
                .with("searches", done.stream().map(SearchJson::trial).toList()));
    }

    private static Reply many(Session session, Wanted wanted) {
        Trials trials = new Trials(session.host(), wanted.limitOr(MOST_MOVES_OF_MANY));
        BoardFile file = new BoardFile(TextFile.named(wanted.file()).read(session.host()));
        return new ManyBoards(file, wanted.strategies(), trials).reply();
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        String last = before.isEmpty() ? "" : before.get(before.size() - 1);
        if (last.equals(LIMIT) || last.equals(BOARDS)) {
            return List.of();
        }
        Stream<Completion> words = Stream.of(
                        new Completion(LIMIT, "make at most so many moves"),
                        new Completion(BOARDS, "on all boards of a file"))
                .map(word -> word.under("more"));
        return Stream.concat(Completions.strategies().stream(), words)
                .filter(word -> !before.contains(word.word()))
                .toList();
    }

    @Override
    public boolean takesFile(List<String> before) {
        return !before.isEmpty() && before.get(before.size() - 1).equals(BOARDS);
    }

    /** The boards of a file are enough. */
    @Override
    boolean readsBoard(List<String> words) {
        return !words.contains(BOARDS);
    }
}
