package stepdoku.command;

import java.util.List;
import java.util.Optional;
import stepdoku.board.Grid;
import stepdoku.hint.Deduction;
import stepdoku.hint.Ladder;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.solver.Solutions;
import stepdoku.view.Role;
import stepdoku.view.Text;

/** {@code hint}: what a person would do next, one level deeper each time. */
final class HintCommand extends Command {
    private static final String APPLY = "apply";
    private static final int DEEPEST = 3;
    private static final Text MORE = Text.of("hint again tells more; hint apply makes the move", Role.DIM);

    HintCommand() {
        super(Sheet.of(Group.BOARD, "hint [apply]", "what a person would do next, a little more each time")
                .meaning(
                        "The first hint tells where to look, the second the technique and its cells, the third the move and why."
                                + " hint apply makes the move. On a board with a mistake the hint says so first; on one with several"
                                + " solutions no technique is used that rests on there being only one.")
                .examples("load leetcode; hint; hint; hint", "load leetcode; hint apply")
                .readingBoard());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        String word = arguments.atMost(1).word(0).orElse("");
        if (!word.isEmpty() && !word.equals(APPLY)) {
            throw arguments.usage("'%s' is no word of hint".formatted(Words.shorten(word)));
        }
        session.refuseQueens();
        Grid grid = session.grid();
        Session.refuseClashes(grid);
        if (grid.isFull()) {
            return Reply.text("the board is full and right: there is nothing left to find");
        }
        Deduction deduction = deduction(session, grid);
        return word.equals(APPLY) ? apply(session, deduction) : tell(session, deduction);
    }

    private static Deduction deduction(Session session, Grid grid) {
        Solutions solutions = Facts.solve(session, grid);
        if (solutions.none()) {
            throw UserError.no(mistake(session, grid));
        }
        Ladder ladder = solutions.isUnique() ? Ladder.full() : Ladder.withoutUniqueness();
        Optional<Deduction> found = ladder.first(session.marks());
        return found.orElseThrow(
                () -> UserError.no("no technique finds anything here: this is where search begins, with step"));
    }

    private static String mistake(Session session, Grid grid) {
        List<String> wrong = CheckCommand.wrongEntries(session, grid);
        return wrong.isEmpty() ? "this board has no solution, so there is no hint; check says more" : wrong.get(0);
    }

    private static Reply tell(Session session, Deduction deduction) {
        return switch (session.deepenHint(DEEPEST)) {
            case 1 -> Reply.of(Text.of(deduction.whereToLook()), MORE);
            case 2 -> Reply.of(Text.of(deduction.whatToSee()), MORE);
            default -> Reply.of(Text.of(deduction.toString()), Text.of(deduction.why()));
        };
    }

    private static Reply apply(Session session, Deduction deduction) {
        boolean ended = session.change(deduction.apply(session.marks()));
        return Boards.reply(session, ended, deduction.toString());
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? List.of(new Completion(APPLY, "make the move")) : List.of();
    }
}
