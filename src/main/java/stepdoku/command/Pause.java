package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.session.Problem;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.view.BoardView;
import stepdoku.view.PauseView;
import stepdoku.view.QueensView;
import stepdoku.view.Text;
import stepdoku.view.View;

/** What is shown where a search stands. */
final class Pause {
    /** The number of the breakpoint that {@code until} sets for one motion. */
    static final int ONE_OFF = 0;

    private Pause() {}

    /** The whole picture, with a remark on how the search came here if there is one. */
    static Reply reply(Session session, Optional<String> remark) {
        List<View> views = new ArrayList<>();
        views.add(picture(session.search()));
        remark.map(Text::of).ifPresent(views::add);
        return Reply.of(views);
    }

    private static View picture(Stepper stepper) {
        Search search = stepper.search();
        return stepper.innerStop().map(stop -> PauseView.of(search, stop)).orElseGet(() -> PauseView.of(search));
    }

    /** The board alone. */
    static View board(Session session, Search search) {
        return session.problem() instanceof Problem.Queens ? QueensView.of(search) : BoardView.of(search);
    }
}
