package stepdoku.command;

import stepdoku.session.Next;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;

/** {@code play}: one move after another, painted in place. */
final class PlayCommand extends Command {
    private static final int USUAL = 5;
    private static final int MOST = 1000;

    PlayCommand() {
        super(Sheet.of(Group.STEPPING, "play [RATE]", "one move after another, RATE a second; any key pauses")
                .meaning("RATE is 1 to 1000, 5 if not said. The picture of a step is painted in place, again and again,"
                        + " until a key is pressed or the search has its answer. watch plays on the whole screen, and"
                        + " backward too.")
                .where("RATE", "moves a second, 5 if not said")
                .examples("load leetcode; play 20")
                .readingBoard()
                .standingAlone()
                .needingScreen());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        long rate = arguments.atMost(1).countAt(0, USUAL);
        if (rate > MOST) {
            throw arguments.usage("%d moves a second are too many: %d are the most".formatted(rate, MOST));
        }
        if (!session.host().hasScreen()) {
            throw UserError.no("play needs a terminal with a screen: step N goes as far line by line");
        }
        session.search();
        return Reply.then(new Next.Play((int) rate));
    }
}
