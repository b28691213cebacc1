package stepdoku.session;

import java.util.List;
import java.util.stream.Stream;
import stepdoku.view.Text;
import stepdoku.view.View;

/** What a command answers: views to show, lines to be written as they are, and what happens next. */
public record Reply(List<View> views, Stream<String> raw, Status status, Next next) {

    public static Reply of(View... views) {
        return of(List.of(views));
    }

    public static Reply of(List<View> views) {
        return new Reply(views, Stream.empty(), Status.OK, new Next.Prompt());
    }

    public static Reply text(String sentence) {
        return of(Text.of(sentence));
    }

    /** Lines for programs, neither wrapped nor coloured. */
    public static Reply raw(Stream<String> lines) {
        return new Reply(List.of(), lines, Status.OK, new Next.Prompt());
    }

    /** Nothing to say. */
    public static Reply silent() {
        return of();
    }

    /** An error: one sentence. */
    public static Reply wrong(String sentence) {
        return text(sentence).with(Status.WRONG);
    }

    /** Nothing to say, but something to do. */
    public static Reply then(Next next) {
        return new Reply(List.of(), Stream.empty(), Status.OK, next);
    }

    /** Whether it says something to people. */
    public boolean isTalk() {
        return !views.isEmpty();
    }

    /** The same, with something more to show behind. */
    public Reply and(View more) {
        return new Reply(Stream.concat(views.stream(), Stream.of(more)).toList(), raw, status, next);
    }

    public Reply with(Status other) {
        return new Reply(views, raw, other, next);
    }
}
