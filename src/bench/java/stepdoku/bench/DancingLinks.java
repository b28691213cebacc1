package stepdoku.bench;

/**
 * Sudoku as exact cover by dancing links, as published (Knuth, "Dancing Links", 2000): 324 columns for what must be true
 * once (each cell filled, each digit in each row, column and box), 729 rows for the digits that may be placed, four nodes
 * a row. Node 0 is the root, nodes 1 to 324 are the headers of the columns.
 */
final class DancingLinks implements CountingSolver {
    private static final int ROOT = 0;
    private static final int COLUMNS = 4 * 81;
    private static final int NODES = 1 + COLUMNS + 4 * 729;

    private final int[] left = new int[NODES];
    private final int[] right = new int[NODES];
    private final int[] up = new int[NODES];
    private final int[] down = new int[NODES];
    private final int[] column = new int[NODES];
    private final int[] size = new int[1 + COLUMNS];
    private final boolean[] covered = new boolean[1 + COLUMNS];
    private final int[] chosen = new int[81];
    private long limit;
    private long count;
    private long guesses;

    DancingLinks() {
        for (int header = 0; header <= COLUMNS; header++) {
            left[header] = (header + COLUMNS) % (1 + COLUMNS);
            right[header] = (header + 1) % (1 + COLUMNS);
            up[header] = header;
            down[header] = header;
            column[header] = header;
        }
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 1; digit <= 9; digit++) {
                addRow(cell, digit);
            }
        }
    }

    private void addRow(int cell, int digit) {
        int row = cell / 9;
        int box = row / 3 * 3 + cell % 9 / 3;
        int first = firstNode(cell, digit);
        addNode(first, 1 + cell);
        addNode(first + 1, 81 + 9 * row + digit);
        addNode(first + 2, 162 + 9 * (cell % 9) + digit);
        addNode(first + 3, 243 + 9 * box + digit);
        for (int i = 0; i < 4; i++) {
            right[first + i] = first + (i + 1) % 4;
            left[first + i] = first + (i + 3) % 4;
        }
    }

    private static int firstNode(int cell, int digit) {
        return 1 + COLUMNS + 4 * (9 * cell + digit - 1);
    }

    private void addNode(int node, int header) {
        column[node] = header;
        up[node] = up[header];
        down[node] = header;
        down[up[header]] = node;
        up[header] = node;
        size[header]++;
    }

    @Override
    public long count(int[] board, long limit) {
        this.limit = limit;
        count = 0;
        guesses = 0;
        int givens = 0;
        boolean possible = true;
        for (int cell = 0; cell < 81 && possible; cell++) {
            int node = board[cell] == 0 ? ROOT : firstNode(cell, board[cell]);
            possible = node == ROOT || isFree(node);
            if (possible && node != ROOT) {
                choose(node);
                chosen[givens++] = node;
            }
        }
        if (possible) {
            search();
        }
        while (givens > 0) {
            unchoose(chosen[--givens]);
        }
        return count;
    }

    @Override
    public long guesses() {
        return guesses;
    }

    private boolean isFree(int node) {
        return !covered[column[node]]
                && !covered[column[node + 1]]
                && !covered[column[node + 2]]
                && !covered[column[node + 3]];
    }

    private void choose(int node) {
        cover(column[node]);
        coverOthers(node);
    }

    private void unchoose(int node) {
        uncoverOthers(node);
        uncover(column[node]);
    }

    private void search() {
        if (right[ROOT] == ROOT) {
            count++;
            return;
        }
        int header = smallest();
        cover(header);
        for (int node = down[header]; node != header && count < limit; node = down[node]) {
            guesses += down[node] == header ? 0 : 1;
            coverOthers(node);
            search();
            uncoverOthers(node);
        }
        uncover(header);
    }

    private int smallest() {
        int smallest = right[ROOT];
        for (int header = smallest; header != ROOT && size[smallest] > 1; header = right[header]) {
            smallest = size[header] < size[smallest] ? header : smallest;
        }
        return smallest;
    }

    private void coverOthers(int node) {
        for (int other = right[node]; other != node; other = right[other]) {
            cover(column[other]);
        }
    }

    private void uncoverOthers(int node) {
        for (int other = left[node]; other != node; other = left[other]) {
            uncover(column[other]);
        }
    }

    private void cover(int header) {
        covered[header] = true;
        right[left[header]] = right[header];
        left[right[header]] = left[header];
        for (int row = down[header]; row != header; row = down[row]) {
            for (int node = right[row]; node != row; node = right[node]) {
                up[down[node]] = up[node];
                down[up[node]] = down[node];
                size[column[node]]--;
            }
        }
    }

    private void uncover(int header) {
        for (int row = up[header]; row != header; row = up[row]) {
            for (int node = left[row]; node != row; node = left[node]) {
                size[column[node]]++;
                up[down[node]] = node;
                down[up[node]] = node;
            }
        }
        right[left[header]] = header;
        left[right[header]] = header;
        covered[header] = false;
    }
}
