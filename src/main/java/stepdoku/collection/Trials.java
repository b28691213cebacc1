package stepdoku.collection;

import stepdoku.search.Search;
import stepdoku.search.Trial;
import stepdoku.session.Host;
import stepdoku.view.ProgressLine;

/** Lets strategies search, each for at most so many moves, and tells the world how far they have come. */
public record Trials(Host host, long mostMoves) {

    /** One trial; {@code where} begins its line of progress: {@code line 7, }. */
    public Trial run(Search search, boolean firstSolutionOnly, String where) {
        long start = System.nanoTime();
        return Trial.run(search, firstSolutionOnly, mostMoves, now -> host.goOn(() -> where + progress(now, start)));
    }

    private static String progress(Search search, long start) {
        double seconds = (System.nanoTime() - start) / 1e9;
        return search.strategy() + ": " + ProgressLine.of(search, search.time() / seconds);
    }
}
