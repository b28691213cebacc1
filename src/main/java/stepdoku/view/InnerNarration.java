package stepdoku.view;

import java.util.List;
import java.util.Optional;
import stepdoku.board.Digits;
import stepdoku.search.Call;
import stepdoku.search.Choice;
import stepdoku.search.InnerEvent;
import stepdoku.search.Search;
import stepdoku.search.Verdict;

/** What has just happened between two moves of a search, in a sentence or two. */
final class InnerNarration {
    private final Search search;
    private final InnerEvent event;
    private final Vocabulary words;
    private final Returning returning;

    private InnerNarration(Search search, InnerEvent event) {
        this.search = search;
        this.event = event;
        this.words = Vocabulary.of(search);
        this.returning = Returning.of(search);
    }

    static String of(Search search, InnerEvent event) {
        return Narration.sentence(new InnerNarration(search, event).tell());
    }

    private String tell() {
        return switch (event.kind()) {
            case CALL -> call();
            case TEST -> event.verdict().fits() ? accepted() : rejected();
            case GIVE_UP -> giveUp();
            case SOLVED -> solved();
            case PASS_ON -> passOn();
        };
    }

    // ---- the way down

    private String call() {
        return caller().map(call -> "the call for " + words.spokenCell(call.cell()) + " calls dfs: the new call ")
                        .orElse("the first call of dfs begins: it ")
                + (event.cell() < 0
                        ? "finds no empty " + place()
                        : "chooses " + words.spokenCell(event.cell()) + reason())
                + ".";
    }

    /** The call on top of the path; none for the first call. */
    private Optional<Call> caller() {
        List<Call> path = search.path();
        return path.isEmpty() ? Optional.empty() : Optional.of(path.get(path.size() - 1));
    }

    private String reason() {
        long choice = search.strategy().choose(search.position());
        Call call = new Call(event.level(), event.cell(), Digits.lowest(Choice.values(choice)), Choice.values(choice));
        if (Narration.isOnlyPlace(search, call)) {
            return ", as " + Reason.onlyPlace(search, call);
        }
        String reason = Reason.of(search, event.cell());
        return reason.isEmpty() ? "" : ", " + reason;
    }

    private String accepted() {
        return value() + " " + words.fits() + " in " + cell() + ": it is tried next.";
    }

    private String rejected() {
        return value() + " " + doesNot() + " in " + cell() + ": " + words.forbids(event.verdict()) + ".";
    }

    private String doesNot() {
        if (event.verdict().kind() == Verdict.Kind.NOT_CHOSEN) {
            return "may not be tried";
        }
        return words.fits().equals("fits") ? "does not fit" : "is not safe";
    }

    private String value() {
        return words.spoken(Digits.of(event.value()));
    }

    private String cell() {
        return words.spokenCell(event.cell());
    }

    private String place() {
        return words.noun().equals("digit") ? "cell" : "row";
    }

    // ---- the way up

    private String giveUp() {
        String returns = "no " + words.noun() + " is left to try in " + cell() + ": " + returnsFalse() + ". ";
        return returns
                + caller().map(call -> "The call for " + words.spokenCell(call.cell()) + ", which waited, still holds "
                                + words.held(call.value()) + ".")
                        .orElse("It was the first call: the search is at its end.");
    }

    private String returnsFalse() {
        return switch (returning) {
            case TRUE_OR_FALSE -> "dfs returns false";
            case OK_FLAG -> "dfs returns, ok still false";
            case NOTHING -> "dfs returns";
        };
    }

    private String solved() {
        return "no empty " + place() + " is left: "
                + switch (returning) {
                    case TRUE_OR_FALSE -> "dfs returns true.";
                    case OK_FLAG -> "dfs sets ok to true and returns.";
                    case NOTHING -> "dfs keeps a copy of the solution and returns.";
                };
    }

    private String passOn() {
        String told = returning == Returning.TRUE_OR_FALSE ? "the inner call returned true" : "the flag ok is true";
        String returns = returning == Returning.TRUE_OR_FALSE ? "returns true as well" : "returns as well";
        String last = event.level() == 0 ? " It was the first call: the board is solved." : "";
        return told + ": the call for " + cell() + " leaves " + words.held(event.value()) + " where it is and "
                + returns + "." + last;
    }
}
