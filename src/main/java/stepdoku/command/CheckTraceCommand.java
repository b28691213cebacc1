package stepdoku.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import stepdoku.line.Completion;
import stepdoku.line.Completions;
import stepdoku.reply.CheckTraceReply;
import stepdoku.search.Search;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;
import stepdoku.session.Problem;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.TextFile;
import stepdoku.session.UserError;
import stepdoku.text.Words;
import stepdoku.trace.PrintedMoves;
import stepdoku.trace.TraceCheck;
import stepdoku.trace.TraceException;

/** {@code check-trace}: the moves that a program of one's own has printed, compared with the right ones. */
final class CheckTraceCommand extends Command {
    CheckTraceCommand() {
        super(Sheet.of(
                        Group.LOOKING,
                        "check-trace FILE [STRATEGY]",
                        "compare the moves that your program printed with the right ones")
                .meaning(
                        "FILE has one move a line, as trace writes them or in words: place r1c3 1, retract r1c3 1; '-' is standard"
                                + " input. Empty lines, lines that begin with # and what is said after the last move are passed"
                                + " over. The moves must be those of a search of the board as it is now, from time 0 to the first"
                                + " solution, with the strategy named or chosen; with queens, to the end. The first that differs is"
                                + " explained. The exit status is 0 when all are the same, 1 when not, 2 when a line cannot be"
                                + " read. The search under way is not touched. docs/trace.md shows programs that print moves.")
                .where("FILE", "the moves that a program has printed; - is standard input")
                .where("STRATEGY", "the strategy that the program follows")
                .examples("load leetcode; check-trace -")
                .readingBoard());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        TextFile file = TextFile.named(arguments.atLeast(1).atMost(2).word(0).orElseThrow());
        Optional<Strategy> named = arguments.word(1).map(StrategyCommand::named);
        Problem problem = named.map(strategy -> with(session, strategy)).orElseGet(session::problem);
        if (problem instanceof Problem.Sudoku sudoku) {
            Problem.refuseClashes(sudoku.grid());
        }
        try (BufferedReader lines = file.lines(session.host())) {
            return CheckTraceReply.of(check(session, problem, lines), file);
        } catch (TraceException fault) {
            throw new UserError("%s: %s".formatted(named(file), fault.getMessage()));
        } catch (UncheckedIOException fault) {
            throw file.unreadable(fault.getCause());
        } catch (IOException fault) {
            throw file.unreadable(fault);
        }
    }

    private static String named(TextFile file) {
        return file.isStandardStream() ? "standard input" : Words.shorten(file.toString());
    }

    private static Problem with(Session session, Strategy strategy) {
        session.refuseQueens();
        return new Problem.Sudoku(session.grid(), strategy);
    }

    private static TraceCheck check(Session session, Problem problem, BufferedReader lines) {
        Search right = problem.search();
        PrintedMoves moves = new PrintedMoves(lines, right);
        return TraceCheck.run(
                moves,
                right,
                others(problem),
                problem.firstSolutionOnly(),
                () -> session.host().goOn(() -> moves.line() + " lines compared"));
    }

    /** Searches in all other orders. */
    private static List<Search> others(Problem problem) {
        return problem instanceof Problem.Sudoku sudoku
                ? Strategies.TABLE.stream()
                        .filter(strategy -> strategy != sudoku.strategy())
                        .map(strategy -> new Problem.Sudoku(sudoku.grid(), strategy).search())
                        .toList()
                : List.of();
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return switch (before.size()) {
            case 0 -> List.of(new Completion("-", "standard input"));
            case 1 -> Completions.strategies();
            default -> List.of();
        };
    }

    @Override
    public boolean takesFile(List<String> before) {
        return before.isEmpty();
    }
}
