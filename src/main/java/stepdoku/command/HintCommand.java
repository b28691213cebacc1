package stepdoku.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import stepdoku.board.Grid;
import stepdoku.export.DeductionJson;
import stepdoku.export.Json;
import stepdoku.hint.Deduction;
import stepdoku.hint.Ladder;
import stepdoku.hint.Technique;
import stepdoku.line.Completion;
import stepdoku.reply.BoardFault;
import stepdoku.reply.Boards;
import stepdoku.reply.Facts;
import stepdoku.session.Problem;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.solver.Solutions;
import stepdoku.text.Words;
import stepdoku.view.DeductionView;
import stepdoku.view.Role;
import stepdoku.view.TechniqueCounts;
import stepdoku.view.Text;
import stepdoku.view.View;

/** {@code hint}: what a person would do next, one level deeper each time; or all that could be done. */
final class HintCommand extends Command {
    private static final String APPLY = "apply";
    private static final String ALL = "all";
    private static final List<String> WORDS = List.of(APPLY, ALL);
    static final String NOTHING = "no technique finds anything here: this is where search begins, with step";
    private static final Text MORE = Text.of("hint again tells more; hint apply makes the move", Role.DIM);

    HintCommand() {
        super(Sheet.of(
                        Group.BOARD,
                        "hint [apply|all|TECHNIQUE]",
                        "what a person would do next, a little more each time")
                .meaning("The first hint tells where to look, the second the technique and its cells, the third the"
                        + " move and why. hint apply makes the move, hint all lists every deduction that is"
                        + " possible now, hint with the name of a technique shows what that one sees. On a board"
                        + " with a mistake the hint says so first; on one with several solutions no technique is"
                        + " used that rests on there being only one.")
                .where("TECHNIQUE", "only this technique")
                .examples(
                        "load leetcode; hint; hint; hint",
                        "load leetcode; hint apply",
                        "load leetcode; hint all",
                        "load leetcode; hint naked single")
                .readingBoard()
                .standingAlone()
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        String word = arguments.textFrom(0);
        Optional<Technique> technique =
                word.isEmpty() || WORDS.contains(word) ? Optional.empty() : Optional.of(TechniqueCommand.named(word));
        session.refuseQueens();
        Grid grid = session.grid();
        Problem.refuseClashes(grid);
        if (grid.isFull()) {
            return Reply.text("the board is full and right: there is nothing left to find")
                    .data(() -> data(grid, List.of()));
        }
        Solutions solutions = Facts.solve(session, grid);
        if (solutions.none() && word.isEmpty()) {
            throw UserError.no(whereMistake(session, grid));
        }
        Ladder ladder = ladder(session, grid, solutions);
        if (technique.isPresent()) {
            return one(session, ladder, technique.get());
        }
        return switch (word) {
            case ALL -> all(grid, ladder.all(session.marks()));
            case APPLY -> apply(session, first(session, ladder));
            default -> tell(session, first(session, ladder));
        };
    }

    /** The techniques that may be used on a board; an error that names the mistake if it has no solution. */
    static Ladder ladder(Session session, Grid grid) {
        return ladder(session, grid, Facts.solve(session, grid));
    }

    private static Ladder ladder(Session session, Grid grid, Solutions solutions) {
        if (solutions.none()) {
            throw UserError.no(mistake(session, grid));
        }
        return solutions.isUnique() ? Ladder.full() : Ladder.withoutUniqueness();
    }

    private static Deduction first(Session session, Ladder ladder) {
        return ladder.first(session.marks()).orElseThrow(() -> UserError.no(NOTHING));
    }

    private static Reply all(Grid grid, List<Deduction> deductions) {
        if (deductions.isEmpty()) {
            throw UserError.no(NOTHING);
        }
        List<View> views = new ArrayList<>();
        Map<Technique, Integer> counts = new LinkedHashMap<>();
        for (Deduction deduction : deductions) {
            views.add(Text.of(deduction.toString()));
            counts.merge(deduction.technique(), 1, Integer::sum);
        }
        views.add(Text.blank());
        views.add(Text.of(Words.count(deductions.size(), "deduction") + " possible now"));
        views.add(new TechniqueCounts(counts));
        return Reply.of(views).data(() -> data(grid, deductions));
    }

    private static Json data(Grid grid, List<Deduction> deductions) {
        return Json.object()
                .with("board", grid)
                .with("deductions", deductions.stream().map(DeductionJson::of).toList());
    }

    private static Reply one(Session session, Ladder ladder, Technique technique) {
        if (!ladder.techniques().contains(technique)) {
            throw UserError.no(
                    technique + " rests on the board having one solution, which this one is not known to have");
        }
        return technique
                .first(session.marks())
                .map(deduction -> Reply.of(new DeductionView(session.marks(), deduction))
                        .data(() -> data(session.grid(), List.of(deduction))))
                .orElseThrow(() -> UserError.no(technique + " finds nothing here"));
    }

    /** As every hint, the first one leaves something to find. */
    private static String whereMistake(Session session, Grid grid) {
        List<BoardFault> wrong = CheckCommand.wrongEntries(session, grid);
        return wrong.isEmpty() || session.deepenHint() > 1
                ? mistake(session, grid)
                : wrong.get(0).cells().get(0)
                        + " leads away from the only solution; hint again tells what stands there";
    }

    private static String mistake(Session session, Grid grid) {
        List<BoardFault> wrong = CheckCommand.wrongEntries(session, grid);
        return wrong.isEmpty()
                ? "this board has no solution, so there is no hint; check says more"
                : wrong.get(0).toString();
    }

    private static Reply tell(Session session, Deduction deduction) {
        Reply reply = switch (session.deepenHint()) {
            case 1 -> Reply.of(Text.of(deduction.whereToLook()), MORE);
            case 2 -> Reply.of(Text.of(deduction.whatToSee()), MORE);
            default -> Reply.of(Text.of(deduction.toString()), Text.of(deduction.why()));
        };
        return reply.data(() -> data(session.grid(), List.of(deduction)));
    }

    private static Reply apply(Session session, Deduction deduction) {
        Grid before = session.grid();
        boolean ended = session.change(deduction.apply(session.marks()));
        return Boards.reply(session, ended, deduction.toString())
                .data(() -> data(before, List.of(deduction)).with("end", session.grid()));
    }

    @Override
    boolean takesFirst(Session session, String word) {
        return WORDS.contains(word) || TechniqueCommand.isBeginning(word);
    }

    @Override
    Role judge(Session session, List<String> before, String word) {
        return before.isEmpty() && WORDS.contains(word) ? Role.ACCENT : TechniqueCommand.judge(before, word);
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        Stream<Completion> words = Stream.of(
                new Completion(APPLY, "make the move"), new Completion(ALL, "every deduction that is possible now"));
        return before.isEmpty()
                ? Stream.concat(words.map(word -> word.under("more")), TechniqueCommand.completions().stream())
                        .toList()
                : List.of();
    }
}
