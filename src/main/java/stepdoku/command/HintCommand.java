package stepdoku.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.lang3.Strings;
import stepdoku.board.Grid;
import stepdoku.export.DeductionJson;
import stepdoku.export.Json;
import stepdoku.hint.Deduction;
import stepdoku.hint.Ladder;
import stepdoku.hint.Technique;
import stepdoku.line.Completion;
import stepdoku.reply.AllDeductions;
import stepdoku.reply.BoardFault;
import stepdoku.reply.Boards;
import stepdoku.reply.Facts;
import stepdoku.session.Problem;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.solver.Solutions;
import stepdoku.view.DeductionView;
import stepdoku.view.Role;
import stepdoku.view.Text;

/** {@code hint}: what a person would do next, one level deeper each time; or all that could be done. */
final class HintCommand extends Command {
    private static final String APPLY = "apply";
    private static final String ALL = "all";
    private static final String ALL_OF = ALL + " ";
    private static final List<String> WORDS = List.of(APPLY, ALL);
    static final String NOTHING = "no technique finds anything here: this is where search begins, with step";
    private static final Text MORE = Text.of("hint again tells more; hint apply makes the move", Role.DIM);

    HintCommand() {
        super(Sheet.of(
                        Group.BOARD,
                        "hint [apply|all [TECHNIQUE]|TECHNIQUE]",
                        "what a person would do next, a little more each time")
                .meaning("The first hint tells where to look, the second the technique and its cells, the third the"
                        + " move and why. hint apply makes the move, hint all lists the deductions that are"
                        + " possible now, a few of each technique, hint all with the name of one all of that, hint with the name of a technique shows what that one sees. On a board"
                        + " with a mistake the hint says so first; on one with several solutions no technique is"
                        + " used that rests on there being only one.")
                .where("TECHNIQUE", "only this technique")
                .examples(
                        "load leetcode; hint; hint; hint",
                        "load leetcode; hint apply",
                        "load leetcode; hint all",
                        "load leetcode; hint all hidden single",
                        "load leetcode; hint naked single")
                .readingBoard()
                .standingAlone()
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        String word = arguments.textFrom(0);
        String name = nameIn(word);
        Optional<Technique> technique = name.isEmpty() ? Optional.empty() : Optional.of(TechniqueCommand.named(name));
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
            Technique chosen = allowed(ladder, technique.get());
            return word.startsWith(ALL_OF)
                    ? all(
                            grid,
                            AllDeductions.whole(Ladder.of(List.of(chosen)).all(session.marks())),
                            nothingFrom(chosen))
                    : one(session, chosen);
        }
        return switch (word) {
            case ALL -> all(grid, AllDeductions.few(ladder.all(session.marks())), NOTHING);
            case APPLY -> apply(session, first(session, ladder));
            default -> tell(session, first(session, ladder));
        };
    }

    /** The name of a technique in what was typed behind the verb; empty when it names none. */
    private static String nameIn(String words) {
        return WORDS.contains(words) ? "" : Strings.CS.removeStart(words, ALL_OF);
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

    private static Reply all(Grid grid, AllDeductions all, String nothing) {
        if (all.deductions().isEmpty()) {
            throw UserError.no(nothing);
        }
        return Reply.of(all.views()).data(() -> data(grid, all.deductions()));
    }

    private static Json data(Grid grid, List<Deduction> deductions) {
        return Json.object()
                .with("board", grid)
                .with("deductions", deductions.stream().map(DeductionJson::of).toList());
    }

    private static Technique allowed(Ladder ladder, Technique technique) {
        if (ladder.techniques().contains(technique)) {
            return technique;
        }
        throw UserError.no(technique + " rests on the board having one solution, which this one is not known to have");
    }

    private static Reply one(Session session, Technique technique) {
        return technique
                .first(session.marks())
                .map(deduction -> Reply.of(new DeductionView(session.marks(), deduction))
                        .data(() -> data(session.grid(), List.of(deduction))))
                .orElseThrow(() -> UserError.no(nothingFrom(technique)));
    }

    private static String nothingFrom(Technique technique) {
        return technique + " finds nothing here";
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
        return before.isEmpty() && WORDS.contains(word)
                ? Role.ACCENT
                : TechniqueCommand.judge(before.equals(List.of(ALL)) ? List.of() : before, word);
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        Stream<Completion> words = Stream.of(
                new Completion(APPLY, "make the move"), new Completion(ALL, "every deduction that is possible now"));
        if (before.isEmpty()) {
            return Stream.concat(words.map(word -> word.under("more")), TechniqueCommand.completions().stream())
                    .toList();
        }
        return before.equals(List.of(ALL)) ? TechniqueCommand.completions() : List.of();
    }
}
