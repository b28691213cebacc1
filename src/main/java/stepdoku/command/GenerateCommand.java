package stepdoku.command;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.export.BoardJson;
import stepdoku.export.Json;
import stepdoku.hint.Level;
import stepdoku.line.Completion;
import stepdoku.line.Completions;
import stepdoku.make.Generator;
import stepdoku.make.Wish;
import stepdoku.session.Host;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** {@code generate}: a new board by chance, or many. */
final class GenerateCommand extends Command {
    private static final int LARGEST = 16;
    private static final int SEEDS = 1_000_000;

    GenerateCommand() {
        super(Sheet.of(
                        Group.BOARD,
                        "generate [LEVEL] [N] [seed N] [symmetric] [size N]",
                        "make a board with one solution; N alone writes so many lines")
                .meaning(
                        "LEVEL is easy, medium, hard, fiendish or beyond, as rate finds it; without it any may come. The same"
                                + " seed makes the same boards. symmetric: the givens look the same upside down. Sizes are 4 to 16. A 9x9"
                                + " board that is not symmetric has no given to spare. With a number of boards the table stays as it is,"
                                + " and each board is written as a line.")
                .where("LEVEL", "how hard")
                .where("N", "how many boards, each to be written as a line")
                .examples("generate", "generate hard seed 7", "generate easy symmetric size 6", "generate 3 seed 7")
                .standingAlone()
                .answeringPrograms());
    }

    /** What is wanted; no count means a board for the table. */
    private record Wanted(Wish wish, long seed, Optional<Long> count) {
        static Wanted read(Arguments arguments) {
            Wish wish = Wish.any();
            long seed = new SplittableRandom().nextInt(1, SEEDS);
            Optional<Long> count = Optional.empty();
            for (int i = 0; i < arguments.count(); i++) {
                String word = arguments.word(i).orElseThrow();
                switch (word) {
                    case "seed" -> seed = arguments.atLeast(i + 2).countAt(++i, 1);
                    case "size" ->
                        wish = wish.of(geometry(arguments.atLeast(i + 2).countAt(++i, 1)));
                    case "symmetric" -> wish = wish.withSymmetry();
                    default -> {
                        if (NumberUtils.isDigits(word)) {
                            count = Optional.of(arguments.countAt(i, 1));
                        } else {
                            wish = wish.of(level(arguments, word));
                        }
                    }
                }
            }
            return new Wanted(wish, seed, count);
        }

        private static Geometry geometry(long size) {
            if (size > LARGEST || !Geometry.SIZES.contains((int) size)) {
                throw new UserError("boards can be made in sizes 4, 6, 9, 12 and 16, not " + size);
            }
            return Geometry.of((int) size);
        }

        private static Level level(Arguments arguments, String word) {
            return Arrays.stream(Level.values())
                    .filter(level -> level.toString().equals(word))
                    .findFirst()
                    .orElseThrow(() -> arguments.usage("'%s' is no level".formatted(Words.shorten(word))));
        }

        String kind() {
            return wish.level().map(level -> level + " board").orElse("board") + " of " + wish.geometry();
        }
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        Wanted wanted = Wanted.read(arguments);
        Generator generator = new Generator(wanted.wish(), wanted.seed());
        Optional<Grid> grid = next(generator, session.host());
        if (grid.isEmpty()) {
            return nothing(generator, wanted);
        }
        return wanted.count()
                .map(count -> many(generator, session.host(), grid.get(), wanted, count))
                .orElseGet(() -> put(session, grid.get(), wanted));
    }

    private static Reply many(Generator generator, Host host, Grid first, Wanted wanted, long count) {
        return Reply.raw(boards(generator, host, first, count).map(Grid::toString))
                .data(boards(generator, host, first, count).map(board -> data(board, wanted)));
    }

    /** Each board is made when it is asked for. */
    private static Stream<Grid> boards(Generator generator, Host host, Grid first, long count) {
        return Stream.iterate(Optional.of(first), Optional::isPresent, before -> next(generator, host))
                .limit(count)
                .map(Optional::orElseThrow);
    }

    private static Json data(Grid board, Wanted wanted) {
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
        String made = generator.made() > 0 ? String.format(Locale.ROOT, "%,d boards made; ", generator.made()) : "";
        return made + String.format(Locale.ROOT, "%,d tried for the next one", generator.tries());
    }

    private static Reply put(Session session, Grid grid, Wanted wanted) {
        boolean ended = session.change(grid);
        return Boards.reply(
                        session, ended, "%s, seed %d: %s".formatted(wanted.kind(), wanted.seed(), Facts.of(session)))
                .data(() -> data(grid, wanted));
    }

    private static Reply nothing(Generator generator, Wanted wanted) {
        if (generator.hasGivenUp()) {
            throw UserError.no("no %s was found among %d boards: the table stays as it is"
                    .formatted(wanted.kind(), generator.tries()));
        }
        return Reply.text("stopped before a board was made: the table stays as it is");
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        String last = before.isEmpty() ? "" : before.get(before.size() - 1);
        if (last.equals("seed")) {
            return List.of();
        }
        if (last.equals("size")) {
            return Completions.sizes(Geometry.SIZES.stream().filter(size -> size <= LARGEST));
        }
        Stream<Completion> levels = Arrays.stream(Level.values())
                .map(level -> new Completion(level.toString(), level.summary()).under("levels"));
        Stream<Completion> others = Stream.of(
                        new Completion("seed", "the same number makes the same board"),
                        new Completion("symmetric", "the givens look the same upside down"),
                        new Completion("size", "4 to 16, 9 if not said"))
                .map(word -> word.under("more"));
        return Stream.concat(levels, others)
                .filter(word -> !before.contains(word.word()))
                .toList();
    }

    @Override
    boolean writesData(List<String> words) {
        for (int i = 0; i < words.size(); i++) {
            boolean isValue = i > 0 && List.of("seed", "size").contains(words.get(i - 1));
            if (NumberUtils.isDigits(words.get(i)) && !isValue) {
                return true;
            }
        }
        return false;
    }
}
