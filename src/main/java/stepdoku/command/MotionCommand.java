package stepdoku.command;

import stepdoku.reply.DuePrediction;
import stepdoku.reply.Pause;
import stepdoku.reply.Remark;
import stepdoku.search.Breakpoint;
import stepdoku.search.Stepper;
import stepdoku.search.Stop;
import stepdoku.session.Reply;
import stepdoku.session.Session;

/** A verb that moves the search through time and shows where it stands then. */
abstract class MotionCommand extends Command {
    MotionCommand(Sheet sheet) {
        super(sheet.answeringPrograms());
    }

    @Override
    public final Reply run(Session session, Arguments arguments) {
        Motion motion = motion(session, arguments);
        Stepper stepper = session.search();
        long before = stepper.search().time();
        Stop stop = motion.make(stepper);
        stop.breakpoint().filter(Breakpoint::isOnce).ifPresent(session.breakpoints()::delete);
        long after = stepper.search().time();
        if (Math.abs(after - before) > 1 && remembersJump()) {
            session.jumps().add(before);
        }
        Reply pause = Pause.reply(session, Remark.of(stepper, stop, before));
        return after > before ? DuePrediction.at(session, pause) : pause;
    }

    /** The motion that the words ask for. They are read before a search begins, so a wrong word changes nothing. */
    abstract Motion motion(Session session, Arguments arguments);

    boolean remembersJump() {
        return true;
    }

    /** A motion of a stepper. */
    @FunctionalInterface
    interface Motion {
        Stop make(Stepper stepper);
    }
}
