package stepdoku.command;

import java.util.List;
import java.util.Optional;
import stepdoku.board.PencilMarks;
import stepdoku.export.BoardJson;
import stepdoku.export.BoardSvg;
import stepdoku.export.Json;
import stepdoku.line.CellWords;
import stepdoku.line.Completion;
import stepdoku.line.Completions;
import stepdoku.reply.Boards;
import stepdoku.reply.Exports;
import stepdoku.reply.SolutionReply;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.text.Words;
import stepdoku.view.DigitView;
import stepdoku.view.MarksView;

/** {@code show}: the board, its pencil marks, one of its digits, or the board beside its solution. */
final class ShowCommand extends Command {
    private static final String CANDIDATES = "candidates";
    private static final String DIGIT = "digit";
    private static final String SOLUTION = "solution";
    private static final List<String> WORDS = List.of(CANDIDATES, DIGIT, SOLUTION);

    ShowCommand() {
        super(Sheet.of(
                        Group.BOARD,
                        "show [candidates|digit D|solution] [FILE.svg]",
                        "the board; its pencil marks, a digit, the solution beside it")
                .meaning("Pencil marks are the digits that no peer holds, without those that hint apply has eliminated."
                        + " While a search is under way, the board shows its placements. show digit 7 marks every"
                        + " 7 and the cells that could take one. show solution marks what the solution has"
                        + " otherwise: entries of yours, or placements of the search. With a FILE.svg the board,"
                        + " or the board with its candidates, is written as a picture.")
                .where("D", "a digit of the board")
                .where("FILE.svg", "the board, or its candidates, as a picture")
                .examples(
                        "load leetcode; show",
                        "load leetcode; show candidates",
                        "load leetcode; show digit 7",
                        "load leetcode; set r1c3=1; show solution")
                .readingBoard()
                .standingAlone()
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        String what = arguments.word(0).orElse("");
        if (what.isEmpty()) {
            return Reply.of(Boards.view(session)).data(() -> Boards.data(session));
        }
        if (DIGIT.startsWith(what)) {
            return digit(session, arguments.atLeast(2).atMost(2).word(1).orElseThrow());
        }
        if (Exports.isSvg(what)) {
            session.refuseQueens();
            arguments.atMost(1);
            return Exports.write(
                    what,
                    BoardSvg.board(
                            shown(session), Boards.placed(session).roles().keySet(), "board"),
                    "");
        }
        if (CANDIDATES.startsWith(what)) {
            return candidates(session, arguments.atMost(2).word(1));
        }
        if (SOLUTION.startsWith(what)) {
            arguments.atMost(1);
            return SolutionReply.of(session);
        }
        throw arguments.usage("'%s' cannot be shown".formatted(Words.shorten(what)));
    }

    private static Reply digit(Session session, String word) {
        session.refuseQueens();
        int digit = CellWords.digit(session.geometry(), word);
        return Reply.of(new DigitView(shown(session), digit, Boards.placed(session)))
                .data(() -> data(session));
    }

    /** The marks of the board as it is shown. */
    private static PencilMarks shown(Session session) {
        return session.stepper().isPresent() ? PencilMarks.of(session.shown()) : session.marks();
    }

    private static Reply candidates(Session session, Optional<String> file) {
        return file.map(name -> Exports.write(
                        Exports.svg(name, "a board"), BoardSvg.candidates(session.marks(), "candidates"), ""))
                .orElseGet(() -> Reply.of(MarksView.of(session.marks())).data(() -> data(session)));
    }

    private static Json data(Session session) {
        return BoardJson.of(session.shown()).with(BoardJson.candidates(shown(session)));
    }

    @Override
    boolean takesFirst(Session session, String word) {
        return Exports.isSvg(word) || WORDS.stream().anyMatch(known -> known.startsWith(word));
    }

    @Override
    public boolean takesFile(List<String> before) {
        return before.equals(List.of(CANDIDATES));
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        if (before.equals(List.of(DIGIT))) {
            return Completions.digits(session.geometry());
        }
        return before.isEmpty()
                ? List.of(
                        new Completion(CANDIDATES, "the pencil marks"),
                        new Completion(DIGIT, "where a digit stands and could go"),
                        new Completion(SOLUTION, "the board beside its solution"))
                : List.of();
    }
}
