package stepdoku.view;

import java.util.Optional;
import stepdoku.search.InnerEvent;
import stepdoku.search.InnerStop;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;

/** What there is to see of one moment of a search, part by part. */
record Moment(
        String move, String narration, View board, ListingView source, boolean hasPath, View path, View counters) {

    static Moment of(Search search, Optional<InnerStop> stop) {
        return stop.map(inner -> of(search, inner)).orElseGet(() -> of(search));
    }

    static Moment of(Search search) {
        return new Moment(
                MoveLine.of(search),
                Narration.of(search),
                isQueens(search) ? QueensView.of(search) : BoardView.of(search),
                ListingView.of(search),
                search.time() > 0,
                new PathLine(search),
                new Counters(search));
    }

    /** Between two moves. */
    static Moment of(Search search, InnerStop stop) {
        InnerEvent event = stop.event();
        return new Moment(
                MoveLine.of(search, stop),
                InnerNarration.of(search, event),
                isQueens(search) ? QueensView.of(search, event) : BoardView.of(search, event),
                ListingView.of(search, stop),
                search.time() > 0,
                new PathLine(search),
                new Counters(search, search.counts().withMoreTests(search.ended() ? 0 : stop.tests())));
    }

    private static boolean isQueens(Search search) {
        return search.position() instanceof QueensPosition;
    }
}
