package stepdoku.terminal;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import stepdoku.session.Reply;
import stepdoku.view.BoardView;
import stepdoku.view.PauseView;
import stepdoku.view.Stack;
import stepdoku.view.View;
import stepdoku.view.WhyView;

/** The lines of the stepper: each goes to the console, and what it answers comes back to be shown. Mutable. */
final class Conversation {
    private static final int MOST_LINES = 1000;

    private final Console console;
    private final Interrupts interrupts;
    private final List<View> said = new ArrayList<>();

    Conversation(Console console, Interrupts interrupts) {
        this.console = console;
        this.interrupts = interrupts;
    }

    /** Types a line. Answers what was said that is not on the screen anyway. */
    View type(String line) {
        said.clear();
        interrupts.during(() -> console.type(line, this::take));
        console.interpreter().forgetRows();
        return new Stack(said);
    }

    /** The board and what is said about the present are on the screen anyway. */
    private void take(Reply reply) {
        reply.views().stream()
                .filter(view -> !(view instanceof PauseView) && !(view instanceof BoardView))
                .map(view -> view instanceof WhyView why ? why.reasons() : view)
                .forEach(said::add);
        List<AttributedString> raw =
                reply.raw().limit(MOST_LINES).map(AttributedString::new).toList();
        said.add(page -> raw);
    }
}
