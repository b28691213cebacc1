package stepdoku.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import stepdoku.board.Grid;
import stepdoku.export.BoardJson;
import stepdoku.export.Json;
import stepdoku.line.Completion;
import stepdoku.make.Generator;
import stepdoku.reply.Boards;
import stepdoku.reply.Facts;
import stepdoku.session.Host;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Status;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** {@code generate}: a new board by chance, or many. */
final class GenerateCommand extends Command {
    GenerateCommand() {
        super(Sheet.of(
                        Group.BOARD,
                        "generate [LEVEL] [N] [seed N] [symmetric] [size N]",
                        "make a board with one solution; N alone writes so many lines")
                .meaning("LEVEL is easy, medium, hard, fiendish or beyond, as rate finds it; without it any may come."
                        + " The same seed makes the same boards. symmetric: the givens look the same upside down."
                        + " Sizes are 4 to 16. A 9x9 board that is not symmetric has no given to spare. With a"
                        + " number of boards the table stays as it is, and each board is written as a line.")
                .where("LEVEL", "how hard")
                .where("N", "how many boards, each to be written as a line")
                .examples("generate", "generate hard seed 7", "generate easy symmetric size 6", "generate 3 seed 7")
                .standingAlone()
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        GenerateWords wanted = GenerateWords.read(arguments);
        Generator generator = new Generator(wanted.wish(), wanted.seed());
        Optional<Grid> grid = next(generator, session.host());
        if (grid.isEmpty()) {
            return nothing(generator, wanted);
        }
        return wanted.count()
                .map(count -> many(generator, session.host(), grid.get(), wanted, count))
                .orElseGet(() -> put(session, grid.get(), wanted));
    }

    private static Reply many(Generator generator, Host host, Grid first, GenerateWords wanted, long count) {
        return Reply.raw(boards(generator, host, first, count).map(Grid::toString))
                .data(boards(generator, host, first, count).map(board -> data(board, wanted)))
                .afterwards(Stream.of(generator).flatMap(all -> ending(all, wanted, count)));
    }

    /** Why there are fewer boards than asked for; nothing when there are not. */
    private static Stream<Reply> ending(Generator generator, GenerateWords wanted, long count) {
        if (generator.made() >= count) {
            return Stream.empty();
        }
        String made = Words.count(generator.made(), "board") + " made: ";
        return Stream.of(
                generator.hasGivenUp()
                        ? Reply.error(made + "no further " + notFound(generator, wanted), Status.NO)
                        : Reply.error(made + "stopped by Ctrl-C", Status.NO));
    }

    /** {@code hard board of 4x4 was found among 10000 boards}. */
    private static String notFound(Generator generator, GenerateWords wanted) {
        return "%s was found among %d boards".formatted(wanted.kind(), generator.tries());
    }

    /** Each board is made when it is asked for. */
    private static Stream<Grid> boards(Generator generator, Host host, Grid first, long count) {
        return Stream.iterate(Optional.of(first), Optional::isPresent, before -> next(generator, host))
                .limit(count)
                .map(Optional::orElseThrow);
    }

    private static Json data(Grid board, GenerateWords wanted) {
        return Json.object()
                .with("seed", wanted.seed())
                .with("level", wanted.wish().level())
                .with("symmetric", wanted.wish().symmetric())
                .with(BoardJson.of(board));
    }

    private static Optional<Grid> next(Generator generator, Host host) {
        return generator.next(() -> host.goOn(() -> progress(generator)));
    }

    private static String progress(Generator generator) {
        long boards = generator.made();
        String made =
                boards > 0 ? String.format(Locale.ROOT, "%,d %s made; ", boards, Words.plural(boards, "board")) : "";
        return made + String.format(Locale.ROOT, "%,d tried for the next one", generator.tries());
    }

    private static Reply put(Session session, Grid grid, GenerateWords wanted) {
        boolean ended = session.change(grid);
        return Boards.reply(
                        session, ended, "%s, seed %d: %s".formatted(wanted.kind(), wanted.seed(), Facts.of(session)))
                .data(() -> data(grid, wanted));
    }

    private static Reply nothing(Generator generator, GenerateWords wanted) {
        if (generator.hasGivenUp()) {
            throw UserError.no("no " + notFound(generator, wanted) + ": the table stays as it is");
        }
        return Reply.text("stopped before a board was made: the table stays as it is");
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return GenerateWords.complete(before);
    }

    @Override
    boolean writesData(List<String> words) {
        return GenerateWords.haveCount(words);
    }
}
