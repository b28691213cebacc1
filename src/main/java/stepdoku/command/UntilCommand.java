package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import stepdoku.line.Completion;
import stepdoku.line.ConditionCompletion;
import stepdoku.line.ConditionWords;
import stepdoku.reply.Pause;
import stepdoku.search.Breakpoint;
import stepdoku.search.Condition;
import stepdoku.session.Session;
import stepdoku.view.Role;

/** {@code until}: on to a condition that is asked for once. */
final class UntilCommand extends MotionCommand {
    UntilCommand() {
        super(Sheet.of(Group.STEPPING, "until COND", "continue, with a breakpoint for this time only")
                .meaning("The conditions are those of break; the breakpoints that are set stop it too.")
                .where("COND", "what must hold: a kind of move, a cell, a bound")
                .examples("load leetcode; until retract r1c3", "load leetcode; until depth >= 40")
                .readingBoard()
                .repeating());
    }

    @Override
    Motion motion(Session session, Arguments arguments) {
        Condition condition = ConditionWords.read(session, arguments.atLeast(1).words());
        List<Breakpoint> breakpoints = new ArrayList<>(session.watching());
        breakpoints.add(new Breakpoint(Pause.ONE_OFF, condition, 1));
        return stepper -> stepper.run(breakpoints);
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return ConditionCompletion.complete(session, before);
    }

    @Override
    String meaning(Session session, List<String> before, String kind) {
        return ConditionCompletion.meaning(before).orElseGet(() -> super.meaning(session, before, kind));
    }

    @Override
    Role judge(Session session, List<String> before, String word) {
        return ConditionCompletion.takes(session, before, word) ? Role.ACCENT : super.judge(session, before, word);
    }
}
