package stepdoku.view;

import org.apache.commons.lang3.StringUtils;
import stepdoku.board.Digits;
import stepdoku.search.Call;
import stepdoku.search.Choice;
import stepdoku.search.Search;

/** What the last move of a search did, and why, in a sentence or two; told from the search alone. */
public final class Narration {
    private final Search search;
    private final Vocabulary words;
    private final Returning returning;

    private Narration(Search search) {
        this.search = search;
        this.words = Vocabulary.of(search);
        this.returning = Returning.of(search);
    }

    public static String of(Search search) {
        return sentence(new Narration(search).tell());
    }

    /** A text with a capital letter at its beginning, unless that is the name of a cell. */
    static String sentence(String text) {
        boolean startsWithName = Character.isDigit(text.charAt(1));
        return startsWithName ? text : StringUtils.capitalize(text);
    }

    private String tell() {
        if (search.atSolution()) {
            return solution();
        }
        if (search.exhausted()) {
            return end();
        }
        if (search.time() == 0) {
            return beginning();
        }
        Call call = search.currentCall().orElseThrow();
        if (search.retracted()) {
            return retraction(call);
        }
        return call.tried() == 0 ? firstPlacement(call) : nextPlacement(call);
    }

    // ---- beginning and end

    private String beginning() {
        Call first = firstCall();
        String reason =
                isOnlyPlace(search, first) ? ": " + Reason.onlyPlace(search, first) : apposition(first.cell(), "");
        return "nothing has been tried yet; the first call will choose " + words.spokenCell(first.cell()) + reason
                + ".";
    }

    /** The call that begins the search, as it will stand after its first placement. */
    private Call firstCall() {
        long choice = search.strategy().choose(search.position());
        return new Call(0, Choice.cell(choice), Digits.lowest(Choice.values(choice)), Choice.values(choice));
    }

    private String solution() {
        if (search.fullDepth() == 0) {
            return "the board is full before the first move: the first call returns at once.";
        }
        return "no empty " + (words.noun().equals("digit") ? "cell" : "row") + " is left: " + returning.succeeds()
                + ".";
    }

    private String end() {
        String found = found(search.counts().solutions());
        if (search.time() == 0) {
            return "no " + words.noun() + " " + words.fits() + " in "
                    + words.spokenCell(firstCall().cell()) + ": " + returning.firstCallFails() + ". " + found;
        }
        Call call = search.currentCall().orElseThrow();
        return takesBack(call) + " and has no " + words.noun() + " left to try: " + returning.firstCallFails() + ". "
                + found;
    }

    private static String found(long solutions) {
        return switch ((int) Math.min(solutions, 2)) {
            case 0 -> "There is no solution.";
            case 1 -> "There is one solution, and no other.";
            default -> "There are " + Numbers.groupedCount(solutions, "solution") + ".";
        };
    }

    // ---- placements

    private String firstPlacement(Call call) {
        if (isOnlyPlace(search, call)) {
            return Reason.onlyPlace(search, call) + ": " + words.spokenCell(call.cell()) + " takes it.";
        }
        return words.spokenCell(call.cell()) + apposition(call.cell(), ",") + " takes "
                + words.spoken(Digits.of(call.value())) + ", " + among(call) + ".";
    }

    private String among(Call call) {
        String fits = words.noun() + " that " + words.fits();
        return Digits.count(call.allowed()) == 1
                ? "the only " + fits
                : "the first " + fits + passedOver(Digits.below(allValues(), call.value()));
    }

    private String nextPlacement(Call call) {
        int before = Digits.highest(call.tried());
        String which = call.left() == 0 ? "the next and last " : "the next ";
        int between = Digits.above(Digits.below(allValues(), call.value()), before);
        return words.spokenCell(call.cell()) + " took back " + words.held(before) + "; " + which + words.noun()
                + " that " + words.fits() + " is " + words.symbol(call.value()) + passedOver(between) + ".";
    }

    /** Whether a call may try one value though others fit: the strategy found no other place for that value. */
    static boolean isOnlyPlace(Search search, Call call) {
        int others = search.position().candidates(call.cell()) & ~Digits.of(call.value());
        return Digits.count(call.allowed()) == 1 && others != 0;
    }

    private int allValues() {
        return Digits.all(search.position().valueCount());
    }

    /** The values before the one that fits, of which none does. */
    private String passedOver(int mask) {
        return mask == 0 ? "" : " (" + words.spoken(mask) + " " + words.doNotFit(mask) + ")";
    }

    /** Why the strategy chose a cell, between commas. */
    private String apposition(int cell, String end) {
        String reason = Reason.of(search, cell);
        return reason.isEmpty() ? "" : ", " + reason + end;
    }

    // ---- retractions

    private String retraction(Call call) {
        return failure() + ": " + takesBack(call) + afterwards(call);
    }

    /** What made the move: the call below returned. */
    private String failure() {
        return search.returnedCall().map(this::failure).orElseGet(this::refusal);
    }

    private String failure(Call returned) {
        String left = returned.allowed() == 0
                ? "found no " + words.noun() + " that " + words.fits()
                : "had no " + words.noun() + " left";
        return "the call for " + words.spokenCell(returned.cell()) + " " + left + " and " + returning.failed();
    }

    private String refusal() {
        return returning == Returning.NOTHING
                ? "the call below kept the solution and returned"
                : "the search goes on as if the solution had been refused";
    }

    private String takesBack(Call call) {
        return words.spokenCell(call.cell()) + " takes back " + words.held(call.value());
    }

    private String afterwards(Call call) {
        return call.left() == 0
                ? ", has no " + words.noun() + " left to try and " + returning.willFail() + "."
                : " and has " + words.spoken(call.left()) + " left to try.";
    }
}
