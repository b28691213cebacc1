package stepdoku.session;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import stepdoku.export.Json;
import stepdoku.view.Stack;
import stepdoku.view.Text;
import stepdoku.view.View;

/**
 * What a command answers: views for people, or lines to be written as they are; the same facts as objects for programs,
 * made only when they are asked for; what is to be said when all this is written; and what happens next.
 */
public record Reply(
        List<View> views, Stream<String> raw, Stream<Json> data, Stream<Reply> afterwards, Status status, Next next) {

    public static Reply of(View... views) {
        return of(List.of(views));
    }

    public static Reply of(List<View> views) {
        return new Reply(views, Stream.empty(), Stream.empty(), Stream.empty(), Status.OK, new Next.Prompt());
    }

    public static Reply text(String sentence) {
        return of(Text.of(sentence));
    }

    /** Lines for programs, neither wrapped nor coloured. */
    public static Reply raw(Stream<String> lines) {
        return new Reply(List.of(), lines, Stream.empty(), Stream.empty(), Status.OK, new Next.Prompt());
    }

    /** Nothing to say. */
    public static Reply silent() {
        return of();
    }

    /** An error: one sentence. */
    public static Reply wrong(String sentence) {
        return error(sentence, Status.WRONG);
    }

    /** What cannot be, in one sentence, or what the answer no is to say. */
    public static Reply error(String sentence, Status status) {
        return text(sentence).data(() -> Json.object().with("error", sentence)).with(status);
    }

    /** Nothing to say, but something to do. */
    public static Reply then(Next next) {
        return new Reply(List.of(), Stream.empty(), Stream.empty(), Stream.empty(), Status.OK, next);
    }

    /** Whether it says something to people. */
    public boolean isTalk() {
        return !views.isEmpty();
    }

    /** Whether it says something to people and nothing else happens. */
    public boolean isTalkAlone() {
        return isTalk() && next instanceof Next.Prompt;
    }

    /** The same, with something more to show behind. */
    public Reply and(View more) {
        return new Reply(Stream.concat(views.stream(), Stream.of(more)).toList(), raw, data, afterwards, status, next);
    }

    /** The same, with what another says to people behind. */
    public Reply and(Reply more) {
        return and(new Stack(more.views()));
    }

    /** The same with the place where it was typed before its sentence: {@code line 7: ...}. */
    public Reply at(String place) {
        List<View> placed = views.stream()
                .map(view -> view == views.get(0) && view instanceof Text text ? text.after(place + ": ") : view)
                .toList();
        return new Reply(placed, raw, data, afterwards, status, next);
    }

    /** The same facts as an object. */
    public Reply data(Supplier<Json> object) {
        return data(Stream.of(object).map(Supplier::get));
    }

    /** The same facts as one object after the other. */
    public Reply data(Stream<Json> objects) {
        return new Reply(views, raw, objects, afterwards, status, next);
    }

    /** The same with replies that are made when all before them is written. */
    public Reply afterwards(Stream<Reply> replies) {
        return new Reply(views, raw, data, replies, status, next);
    }

    public Reply with(Status other) {
        return new Reply(views, raw, data, afterwards, other, next);
    }
}
