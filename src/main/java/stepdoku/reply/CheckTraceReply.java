package stepdoku.reply;

import java.util.ArrayList;
import java.util.List;
import stepdoku.search.Counts;
import stepdoku.search.Search;
import stepdoku.session.Reply;
import stepdoku.session.Status;
import stepdoku.session.TextFile;
import stepdoku.text.Words;
import stepdoku.trace.Departure;
import stepdoku.trace.Faults;
import stepdoku.trace.PrintedMove;
import stepdoku.trace.TraceCheck;
import stepdoku.view.Text;
import stepdoku.view.View;

/** What is said of the moves that a program has printed. */
public final class CheckTraceReply {
    private CheckTraceReply() {}

    public static Reply of(TraceCheck check, TextFile file) {
        if (check.departure().isEmpty()) {
            return Reply.text("interrupted: the first " + check.right().time() + " moves are the same")
                    .with(Status.NO);
        }
        return check.isSame() ? same(check.right()) : different(check, file);
    }

    private static Reply same(Search right) {
        Counts counts = right.counts();
        return Reply.text("all moves are those of the search, %d in all: %s, %s; %s"
                .formatted(
                        counts.time(),
                        Words.count(counts.placements(), "placement"),
                        Words.count(counts.retractions(), "retraction"),
                        end(right, counts)));
    }

    private static String end(Search right, Counts counts) {
        if (right.atSolution()) {
            return "solved";
        }
        return counts.solutions() == 0 ? "no solution" : Words.count(counts.solutions(), "solution");
    }

    private static Reply different(TraceCheck check, TextFile file) {
        Departure departure = check.departure().orElseThrow();
        List<View> views = new ArrayList<>();
        views.add(Text.of(where(check.right(), departure) + " " + departure.facts() + "."));
        if (check.other().isPresent()) {
            views.add(Text.of(other(check.other().get(), file)));
        } else {
            Faults.explain(departure).map(Text::of).ifPresent(views::add);
            views.add(Text.of(before(check.right(), departure.right().isPresent())));
        }
        return Reply.of(views).with(Status.NO);
    }

    /** {@code At move 6, on line 8,}. */
    private static String where(Search right, Departure departure) {
        String line = departure
                .printed()
                .map(PrintedMove::line)
                .map(number -> ", on line " + number + ",")
                .orElse("");
        return "At move " + (right.time() + 1) + line;
    }

    private static String other(TraceCheck.Other other, TextFile file) {
        String moves = other.all() ? "All moves" : "The first " + other.search().time() + " moves";
        return "%s are those of %s: check-trace %s %s compares with that."
                .formatted(
                        moves, other.search().strategy(), file, other.search().strategy());
    }

    /** What is the same, and how to see what comes then. */
    private static String before(Search right, boolean goesOn) {
        String same = switch ((int) Math.min(right.time(), 2)) {
            case 0 -> "It is the first move.";
            case 1 -> "The move before is the same.";
            default -> "The %d moves before are the same.".formatted(right.time());
        };
        return goesOn ? same + " To see the right way: goto %d; step".formatted(right.time()) : same;
    }
}
