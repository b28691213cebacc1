package stepdoku.view;

import stepdoku.listing.Role;
import stepdoku.search.InnerEvent;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;

/** Which listing shows what a search does, and at which of its lines the search stands. */
public final class Standpoint {
    private Standpoint() {}

    /** The name of the listing: that of the strategy, or {@code queens}. */
    public static String listing(Search search) {
        return search.position() instanceof QueensPosition
                ? "queens"
                : search.strategy().name();
    }

    /** What the line does that something between two moves has happened at. */
    static Role role(InnerEvent event) {
        return switch (event.kind()) {
            case CALL -> Role.CALL;
            case TEST -> Role.TEST;
            case GIVE_UP -> Role.GIVE_UP;
            case SOLVED -> Role.SOLVED;
            case PASS_ON -> Role.PASS_ON;
        };
    }

    /** What the line does that the search has just come to. */
    public static Role role(Search search) {
        if (search.atSolution()) {
            return Role.SOLVED;
        }
        if (search.exhausted()) {
            return Role.GIVE_UP;
        }
        if (search.time() == 0) {
            return Role.CALL;
        }
        return search.retracted() ? Role.TAKE_BACK : Role.PLACE;
    }
}
