package stepdoku.view;

import stepdoku.search.InnerEvent;
import stepdoku.search.Search;

/** What happens between two moves, in a few words: as a line of facts, and for the columns of a table. */
final class InnerWords {
    private final Vocabulary words;
    private final Returning returning;

    InnerWords(Search search) {
        words = Vocabulary.of(search);
        returning = Returning.of(search);
    }

    /** An event as a fact: {@code test r1c6 = 3 (no: r5c6, column 6), depth 2}. */
    String fact(InnerEvent event) {
        return name(event) + " " + object(event) + ", depth " + event.level();
    }

    private String object(InnerEvent event) {
        return switch (event.kind()) {
            case CALL -> event.cell() < 0 ? "(no empty cell)" : "for " + words.cell(event.cell());
            case TEST -> words.cell(event.cell()) + " = " + words.value(event.value()) + " (" + verdict(event) + ")";
            case GIVE_UP, PASS_ON -> "from " + words.cell(event.cell());
            case SOLVED -> "(solution)";
        };
    }

    private String verdict(InnerEvent event) {
        return event.verdict().fits() ? words.fits() : "no: " + words.forbidsShort(event.verdict());
    }

    /** What an event is: {@code test}, {@code return false}. */
    private String name(InnerEvent event) {
        return switch (event.kind()) {
            case CALL -> "call";
            case TEST -> "test";
            case GIVE_UP -> returning == Returning.TRUE_OR_FALSE ? "return false" : "return";
            case SOLVED, PASS_ON -> returning == Returning.TRUE_OR_FALSE ? "return true" : "return";
        };
    }

    /** What an event is, with the value that it is about: {@code test 3}. */
    String title(InnerEvent event) {
        return event.kind() == InnerEvent.Kind.TEST ? "test " + words.value(event.value()) : name(event);
    }

    /** What comes of an event: {@code no: r5c6, column 6}. */
    String detail(InnerEvent event) {
        return switch (event.kind()) {
            case CALL -> event.cell() < 0 ? "finds no empty " + place() : "chooses " + words.spokenCell(event.cell());
            case TEST -> verdict(event);
            case GIVE_UP -> "no " + words.noun() + " left";
            case SOLVED -> solved();
            case PASS_ON -> words.cell(event.cell()) + " keeps " + words.symbol(event.value());
        };
    }

    private String solved() {
        return switch (returning) {
            case TRUE_OR_FALSE -> "a solution";
            case OK_FLAG -> "ok is true";
            case NOTHING -> "a copy is kept";
        };
    }

    private String place() {
        return words.noun().equals("digit") ? "cell" : "row";
    }
}
