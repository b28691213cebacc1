package stepdoku.prediction;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;
import stepdoku.listing.Listing;
import stepdoku.listing.Role;
import stepdoku.search.Call;
import stepdoku.search.Search;
import stepdoku.view.Returning;
import stepdoku.view.Standpoint;
import stepdoku.view.Vocabulary;

/**
 * A call is about to return without a solution: which line runs next, and in which call? The wrong answers are those of who
 * takes the recursion for one loop, or thinks that one return returns from all calls.
 */
final class AfterReturn extends Kind {
    AfterReturn() {
        super("return", "which line runs after a return, in which call");
    }

    @Override
    public Optional<Prediction> ask(Search search) {
        Search ahead = search.copy();
        return ahead.forward() ? ahead.returnedCall().map(returned -> prediction(ahead, returned)) : Optional.empty();
    }

    /** A search that has just made the retraction, and the call that returned before it. */
    private Prediction prediction(Search ahead, Call returned) {
        Vocabulary words = Vocabulary.of(ahead);
        Returning returning = Returning.of(ahead);
        List<String> choices = choices(ahead, returned, words, returning);
        Choices answers = Choices.turned(choices, ahead.time());
        String question = "the call for %s %s and returns%s. Which line runs next, and in which call?"
                .formatted(words.spokenCell(returned.cell()), state(returned, words), what(returning));
        return new Prediction(this, question, answers, answers.number(choices.get(0)), reason(ahead, returning, words));
    }

    /** Lines with the calls in which they run, the right one first. */
    private static List<String> choices(Search ahead, Call returned, Vocabulary words, Returning returning) {
        Listing listing = Listing.of(Standpoint.listing(ahead));
        List<Role> roles = List.of(next(returning), next(returning), Role.PLACE, other(returning));
        List<String> lines = roles.stream()
                .map(role -> listing.function().get(listing.line(role)).strip())
                .toList();
        int width = lines.stream().mapToInt(String::length).max().orElse(0);
        String caller = "  in the call for " + words.spokenCell(ahead.lastCell());
        String callee = "  in the call for " + words.spokenCell(returned.cell());
        return IntStream.range(0, lines.size())
                .mapToObj(i -> StringUtils.rightPad(lines.get(i), width) + (i == 1 ? callee : caller))
                .toList();
    }

    /** The line after the one at which the caller waits. */
    private static Role next(Returning returning) {
        return returning == Returning.OK_FLAG ? Role.PASS_ON : Role.TAKE_BACK;
    }

    /** A line that does not run yet, or not in this call. */
    private static Role other(Returning returning) {
        return returning == Returning.TRUE_OR_FALSE ? Role.GIVE_UP : Role.TRY;
    }

    private static String state(Call returned, Vocabulary words) {
        return returned.allowed() == 0
                ? "finds no %s that %s".formatted(words.noun(), words.fits())
                : "has no %s left".formatted(words.noun());
    }

    private static String what(Returning returning) {
        return switch (returning) {
            case TRUE_OR_FALSE -> " false";
            case OK_FLAG -> ", ok still false";
            case NOTHING -> "";
        };
    }

    private static String reason(Search ahead, Returning returning, Vocabulary words) {
        String caller = words.spokenCell(ahead.lastCell());
        String held = words.held(ahead.lastValue());
        return switch (returning) {
            case TRUE_OR_FALSE ->
                "Only the inner call has ended. The one for %s, which waited for it, does not pass false on but takes back %s."
                        .formatted(caller, held);
            case OK_FLAG ->
                "Only the inner call has ended. The one for %s looks at ok, which is false, and takes back %s."
                        .formatted(caller, held);
            case NOTHING ->
                "Only the inner call has ended. The one for %s goes on behind its own call of dfs: it takes back %s."
                        .formatted(caller, held);
        };
    }
}
