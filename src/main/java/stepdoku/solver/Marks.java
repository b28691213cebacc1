package stepdoku.solver;

import java.util.Arrays;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;

/**
 * The candidates of all cells as bit masks, with what follows from them: a cell with one candidate takes it from its
 * peers (naked single), a digit with one place in a house goes there (hidden single), until nothing changes. A cell is
 * filled when one candidate is left.
 */
final class Marks {
    private final Geometry geometry;
    private final Contradictions contradictions;
    private final int[] masks;
    private final boolean[] changedHouses;
    private final int[] singles;
    private int waiting;

    /** The marks of the empty board. */
    Marks(Geometry geometry) {
        this.geometry = geometry;
        this.contradictions = new Contradictions(geometry);
        this.masks = new int[geometry.cellCount()];
        this.changedHouses = new boolean[geometry.houses().size()];
        this.singles = new int[geometry.cellCount()];
        Arrays.fill(masks, geometry.digits());
    }

    private Marks(Marks other) {
        this.geometry = other.geometry;
        this.contradictions = other.contradictions;
        this.masks = other.masks.clone();
        this.changedHouses = other.changedHouses.clone();
        this.singles = other.singles;
    }

    /** A copy to guess on; the contradictions that it meets count for all. */
    Marks copy() {
        return new Marks(this);
    }

    int candidates(int cell) {
        return masks[cell];
    }

    /** The digits of a full board, one a cell. */
    int[] digits() {
        return Arrays.stream(masks).map(Digits::lowest).toArray();
    }

    /** The most promising cell that is not filled; -1 when the board is full. */
    int mostPromising() {
        int best = -1;
        double most = 0;
        for (int cell = 0; cell < masks.length; cell++) {
            if (Digits.count(masks[cell]) > 1) {
                double promise = contradictions.promise(cell, masks[cell]);
                best = promise > most ? cell : best;
                most = Math.max(promise, most);
            }
        }
        return best;
    }

    /** Places all digits of a board, 0 for empty, and what follows; false: the board has no solution. */
    boolean load(int[] board) {
        Arrays.fill(changedHouses, true);
        for (int cell = 0; cell < board.length; cell++) {
            if (board[cell] != 0 && !keep(cell, Digits.of(board[cell]))) {
                return false;
            }
        }
        return propagate();
    }

    /** Places a digit and what follows; false: a contradiction, and these marks are of no more use. */
    boolean place(int cell, int digit) {
        return keep(cell, Digits.of(digit)) && propagate();
    }

    private boolean propagate() {
        boolean possible = nakedSingles();
        for (int house = nextChangedHouse(); possible && house >= 0; house = nextChangedHouse()) {
            possible = hiddenSingles(house) && nakedSingles();
        }
        return possible;
    }

    private boolean nakedSingles() {
        while (waiting > 0) {
            int cell = singles[--waiting];
            for (int peer : geometry.peers(cell)) {
                if (!keep(peer, ~masks[cell])) {
                    return false;
                }
            }
        }
        return true;
    }

    private int nextChangedHouse() {
        int house = 0;
        while (house < changedHouses.length && !changedHouses[house]) {
            house++;
        }
        return house < changedHouses.length ? house : -1;
    }

    /** Counts to two for all digits at once: bit d of {@code twice} says that d has two places or more. */
    private boolean hiddenSingles(int house) {
        changedHouses[house] = false;
        int[] cells = geometry.houses().get(house).cells();
        int once = Digits.NONE;
        int twice = Digits.NONE;
        for (int cell : cells) {
            twice |= once & masks[cell];
            once |= masks[cell];
        }
        boolean possible = once == geometry.digits() && keepHidden(cells, once & ~twice);
        if (!possible) {
            contradictions.seenIn(house);
        }
        return possible;
    }

    private boolean keepHidden(int[] cells, int hidden) {
        for (int cell : cells) {
            int here = masks[cell] & hidden;
            boolean possible = here == Digits.NONE || Digits.count(here) == 1 && keep(cell, here);
            if (!possible) {
                return false;
            }
        }
        return true;
    }

    /** Leaves a cell only the candidates in {@code kept}; false when that is none. */
    private boolean keep(int cell, int kept) {
        int before = masks[cell];
        int after = before & kept;
        if (after != before) {
            masks[cell] = after;
            changedHouses[geometry.row(cell)] = true;
            changedHouses[geometry.size() + geometry.column(cell)] = true;
            changedHouses[2 * geometry.size() + geometry.box(cell)] = true;
            if (Digits.count(after) == 1) {
                singles[waiting++] = cell;
            }
        }
        if (after == Digits.NONE) {
            contradictions.seenAt(cell);
        }
        return after != Digits.NONE;
    }
}
