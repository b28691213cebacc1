package stepdoku.view;

import stepdoku.search.Counts;
import stepdoku.search.InnerStop;
import stepdoku.search.Move;
import stepdoku.search.Search;
import stepdoku.text.Words;

/**
 * Where a search stands, as one line of facts on which scripts can rely: {@code time 9: retract r1c7 = 9, depth 3}. At a
 * solution and at the end it says so, with the counts so far.
 */
public final class MoveLine {
    private MoveLine() {}

    public static String of(Search search) {
        return "time " + search.time() + ": " + facts(search);
    }

    /** Where it stands between two moves: {@code time 5.3: test r1c6 = 3 (no: r5c6, column 6), depth 2}. */
    public static String of(Search search, InnerStop stop) {
        return "time " + search.time() + "." + stop.number() + ": " + new InnerWords(search).fact(stop.event());
    }

    private static String facts(Search search) {
        if (search.atSolution()) {
            return solution(search) + counts(search);
        }
        if (search.exhausted()) {
            return end(search.counts().solutions()) + counts(search);
        }
        Vocabulary words = Vocabulary.of(search);
        return search.lastMove().map(move -> move(move, words)).orElse("nothing placed yet");
    }

    /** A move without its time: {@code retract r1c7 = 9, depth 3}. */
    static String move(Move move, Vocabulary words) {
        return move.kind() + " " + words.cell(move.cell()) + " = " + words.value(move.value()) + ", depth "
                + move.depth();
    }

    private static String solution(Search search) {
        long number = search.counts().solutions();
        if (Returning.of(search) == Returning.NOTHING) {
            return "solution " + number;
        }
        return number == 1 ? "solved" : "solved, solution " + number;
    }

    private static String end(long solutions) {
        return solutions == 0 ? "no solution" : "done; " + Words.count(solutions, "solution");
    }

    private static String counts(Search search) {
        Counts counts = search.counts();
        return "; " + Words.count(counts.placements(), "placement")
                + ", " + Words.count(counts.retractions(), "retraction")
                + ", " + Words.count(counts.tests(), "test");
    }
}
