package stepdoku.command;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import stepdoku.export.Json;
import stepdoku.export.SearchJson;
import stepdoku.line.Completion;
import stepdoku.reply.Exports;
import stepdoku.search.Move;
import stepdoku.search.Stepper;
import stepdoku.session.Problem;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.TextFile;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** {@code trace}: the moves of the search, for other programs. */
final class TraceCommand extends Command {
    private static final Pattern RANGE = Pattern.compile("(\\d{1,18})\\.\\.(\\d{1,18})");
    /** The most moves that one trace may have: some 70 MB of text. */
    private static final long MOST = 1_000_000;

    TraceCommand() {
        super(Sheet.of(
                        Group.LOOKING,
                        "trace FILE [FROM..TO]",
                        "write the moves as JSON Lines, or as CSV if the file ends so")
                .meaning(
                        "One move a line: time, move, cell, digit, depth. '-' writes to standard output. Without FROM..TO, the"
                                + " moves made so far; at time 0, those to the next solution or the end. At most a million moves.")
                .where("FILE", "a file, CSV if it ends so; - is standard output")
                .where("FROM..TO", "the first and the last time, as 1..14")
                .examples("load leetcode; trace - 1..14")
                .readingBoard()
                .standingAlone()
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        String name = arguments.atLeast(1).atMost(2).word(0).orElseThrow();
        Range range =
                arguments.word(1).map(word -> Range.read(word, arguments)).orElseGet(() -> Range.upTo(session.time()));
        boolean csv = name.toLowerCase(Locale.ROOT).endsWith(".csv");
        TextFile file = TextFile.named(name);
        if (file.isStandardStream()) {
            return Reply.raw(json(session, range).map(Json::toString)).data(json(session, range));
        }
        Stream<String> lines = csv ? csv(session, range) : json(session, range).map(Json::toString);
        List<String> written = lines.toList();
        file.write(String.join("\n", written) + "\n");
        int moves = written.size() - (csv ? 1 : 0);
        return Reply.text("wrote %s to %s".formatted(Words.count(moves, "move"), file))
                .data(() -> Json.object().with("file", file).with("moves", moves));
    }

    /** The first and the last time wanted. */
    private record Range(long from, long to) {
        static Range read(String word, Arguments arguments) {
            Matcher matcher = RANGE.matcher(word);
            if (!matcher.matches()) {
                throw arguments.usage("'%s' is not a range of times such as 1..14".formatted(Words.shorten(word)));
            }
            return new Range(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2))).checked();
        }

        static Range upTo(long time) {
            return new Range(1, time == 0 ? MOST : time).checked();
        }

        private Range checked() {
            if (from < 1 || to < from) {
                throw new UserError("times of a trace go up, from 1 on: not %d..%d".formatted(from, to));
            }
            if (to - from >= MOST) {
                throw new UserError("a trace has at most %d moves: give a smaller FROM..TO".formatted(MOST));
            }
            return this;
        }
    }

    private static Stream<String> csv(Session session, Range range) {
        Stream<String> moves = moves(session, range).map(move -> csv(session.problem(), move));
        return Stream.concat(Stream.of("time,move,cell,digit,depth"), moves);
    }

    private static Stream<Json> json(Session session, Range range) {
        return moves(session, range).map(move -> SearchJson.move(move, session.problem()::cellName));
    }

    /** The moves of a search of its own, so that the one under way stays where it is. */
    private static Stream<Move> moves(Session session, Range range) {
        Stepper stepper = session.freshSearch();
        return Stream.generate(() -> next(stepper, range.from()))
                .takeWhile(move -> move.time() > 0)
                .limit(range.to() - range.from() + 1);
    }

    /** The next move, the first one at a time; or one of time 0 when there is none. */
    private static Move next(Stepper stepper, long first) {
        if (stepper.search().time() < first - 1) {
            stepper.goTo(first - 1);
        }
        long before = Math.max(stepper.search().time(), first - 1);
        stepper.step(1);
        return stepper.search()
                .lastMove()
                .filter(move -> move.time() > before)
                .orElse(new Move(0, Move.Kind.PLACE, 0, 0, 0));
    }

    private static String csv(Problem problem, Move move) {
        return "%d,%s,%s,%d,%d"
                .formatted(move.time(), move.kind(), problem.cellName(move.cell()), move.value(), move.depth());
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return switch (before.size()) {
            case 0 -> List.of(new Completion("-", "standard output"));
            case 1 -> List.of(new Completion("1.." + Math.max(1, session.time()), "the moves made so far"));
            default -> List.of();
        };
    }

    @Override
    public boolean takesFile(List<String> before) {
        return before.isEmpty();
    }

    @Override
    boolean writesData(List<String> words) {
        return Exports.goesToStandardOutput(words);
    }
}
