package stepdoku.listing;

import java.util.Arrays;
import java.util.Optional;

/**
 * What a line of a listing does for the search. In the source file the roles of a line are a comment at its end, their
 * labels: {@code board[r][c] = '.'; // take back}; a line that does two things has two, {@code // recurse, pass on}.
 */
public enum Role {
    /** A call of the function begins. */
    CALL("call"),
    /** The call finds the cell that it is to fill. */
    CHOOSE("choose a cell"),
    /** No cell was left: the call returns with a solution. */
    SOLVED("solved"),
    /** The head of the loop over the digits. */
    TRY("try a digit"),
    /** Does the digit fit? */
    TEST("test"),
    PLACE("place"),
    /** The call for the next cell; here a call waits for the one that it has made. */
    RECURSE("recurse"),
    /** The inner call has found the solution: this one leaves its digit where it is and returns as well. */
    PASS_ON("pass on"),
    /** The inner call has failed: this one takes its digit back. */
    TAKE_BACK("take back"),
    /** No digit is left to try: the call fails. */
    GIVE_UP("give up"),
    /** In a recursion with a classic mistake: the line that is wrong, or that is missing and stands there as a comment. */
    MISTAKE("mistake");

    private final String label;

    Role(String label) {
        this.label = label;
    }

    static Optional<Role> withLabel(String label) {
        return Arrays.stream(values()).filter(role -> role.label.equals(label)).findFirst();
    }

    /** The label, the same in the source, on the screen and in the lessons: {@code choose a cell}. */
    @Override
    public String toString() {
        return label;
    }
}
