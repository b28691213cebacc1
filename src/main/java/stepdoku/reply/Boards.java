package stepdoku.reply;

import java.util.ArrayList;
import java.util.List;
import stepdoku.board.Clash;
import stepdoku.board.Grid;
import stepdoku.export.BoardJson;
import stepdoku.export.Json;
import stepdoku.search.Stepper;
import stepdoku.session.Reply;
import stepdoku.session.Sentences;
import stepdoku.session.Session;
import stepdoku.view.BoardView;
import stepdoku.view.Marking;
import stepdoku.view.Text;
import stepdoku.view.View;

/** Answers of the verbs that change the board: what was done, the board, and what is wrong with it now. */
public final class Boards {
    private Boards() {}

    /** A sentence, and the board below it; says so if a search was ended by the change. */
    public static Reply reply(Session session, boolean endedSearch, String sentence) {
        Grid grid = session.grid();
        List<View> views = new ArrayList<>();
        views.add(Text.of(sentence + (endedSearch ? "; the search that was under way has ended" : "")));
        views.add(view(session));
        Clash.in(grid).stream()
                .map(clash -> Sentences.clash(session.geometry(), clash))
                .distinct()
                .limit(3)
                .forEach(clash -> views.add(Text.of(clash + ".")));
        return Reply.of(views).data(() -> BoardJson.of(grid));
    }

    /** The board on the table, and where the search stands if one is under way. */
    public static Json data(Session session) {
        return session.stepper().isPresent() ? Pause.data(session) : BoardJson.of(session.grid());
    }

    /** The board on the table, with the placements of the search if one is under way. */
    public static View view(Session session) {
        return session.stepper()
                .map(stepper -> Pause.board(session, stepper.search()))
                .orElseGet(() -> BoardView.of(session.grid()));
    }

    /** The cells that the search has filled. */
    public static Marking placed(Session session) {
        return session.stepper().map(Stepper::search).map(BoardView::placed).orElse(Marking.none());
    }
}
