package stepdoku.listing;

import stepdoku.board.Digits;

/**
 * Something that a real recursion did, and where: rows and columns from 0, the symbol as on its board. A call, a solution,
 * a giving up and a passing on have no cell of their own. Text forms: {@code place r1c3 = 1}, {@code retract r1c7 = 9},
 * {@code test r1c3 = 2 fails}, {@code give up}.
 */
public record Event(Role role, int row, int column, char symbol, boolean verdict) {

    static Event of(Role role) {
        return new Event(role, -1, -1, '.', true);
    }

    public boolean isMove() {
        return role == Role.PLACE || role == Role.TAKE_BACK;
    }

    /** The digit of a symbol: 12 for {@code C}. */
    public int digit() {
        return Digits.parse(symbol);
    }

    @Override
    public String toString() {
        String cell = " r" + (row + 1) + "c" + (column + 1) + " = " + symbol;
        return switch (role) {
            case PLACE -> "place" + cell;
            case TAKE_BACK -> "retract" + cell;
            case TEST -> "test" + cell + (verdict ? " fits" : " fails");
            default -> role.toString();
        };
    }
}
