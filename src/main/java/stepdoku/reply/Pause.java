package stepdoku.reply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stepdoku.export.Json;
import stepdoku.export.SearchJson;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.session.Problem;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Settings;
import stepdoku.view.BoardView;
import stepdoku.view.Detail;
import stepdoku.view.PauseView;
import stepdoku.view.QueensView;
import stepdoku.view.Text;
import stepdoku.view.View;

/** What is shown where a search stands. */
public final class Pause {
    /** The number of the breakpoint that {@code until} sets for one motion. */
    public static final int ONE_OFF = 0;

    private Pause() {}

    /** As much as people want to see after a step, with a remark on how the search came here if there is one. */
    public static Reply reply(Session session, Optional<String> remark) {
        List<View> views = new ArrayList<>();
        views.add(whole(session).in(detail(session)));
        remark.map(Text::of).ifPresent(views::add);
        return Reply.of(views).data(() -> data(session));
    }

    /** The place, and the board there. */
    static Json data(Session session) {
        Json state = SearchJson.state(session.search().search(), session.problem()::cellName);
        return session.problem() instanceof Problem.Queens queens
                ? state.with("queens", queens.size())
                : state.with("board", session.shown());
    }

    /** As much as is chosen, but no source in lessons that come before it. */
    private static Detail detail(Session session) {
        Detail chosen = session.settings().get(Settings.STEP);
        return chosen == Detail.FULL && !session.learning().showsSource() ? Detail.BOARD : chosen;
    }

    /** The whole picture. */
    public static PauseView whole(Session session) {
        Stepper stepper = session.search();
        Search search = stepper.search();
        return stepper.innerStop().map(stop -> PauseView.of(search, stop)).orElseGet(() -> PauseView.of(search));
    }

    /** The board alone. */
    static View board(Session session, Search search) {
        return session.problem() instanceof Problem.Queens ? QueensView.of(search) : BoardView.of(search);
    }
}
