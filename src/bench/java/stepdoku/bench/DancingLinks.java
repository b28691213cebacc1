package stepdoku.bench;

/**
 * Sudoku as exact cover, by dancing links (Knuth, "Dancing Links", 2000): 324 columns for what must be true once (each
 * cell filled, each digit in each row, column and box), 729 rows for what may be placed, four nodes a row.
 */
final class DancingLinks implements CountingSolver {
    private static final int COLUMNS = 4 * 81;
    private static final int ROOT = 0;

    private final int[] left = new int[1 + COLUMNS];
    private final int[] right = new int[1 + COLUMNS];
    private final int[] size = new int[1 + COLUMNS];
    private final int[] up = new int[1 + COLUMNS + 4 * 729];
    private final int[] down = new int[up.length];
    private final int[] column = new int[up.length];
    private final int[] placed = new int[81];
    private long limit;
    private long count;
    private long guesses;

    DancingLinks() {
        for (int header = 0; header <= COLUMNS; header++) {
            left[header] = header == 0 ? COLUMNS : header - 1;
            right[header] = header == COLUMNS ? 0 : header + 1;
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
        int columnOfCell = cell % 9;
        int box = row / 3 * 3 + columnOfCell / 3;
        int node = firstNode(cell, digit);
        addNode(node, 1 + cell);
        addNode(node + 1, 1 + 81 + 9 * row + digit - 1);
        addNode(node + 2, 1 + 162 + 9 * columnOfCell + digit - 1);
        addNode(node + 3, 1 + 243 + 9 * box + digit - 1);
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
            if (board[cell] != 0) {
                int node = firstNode(cell, board[cell]);
                possible = isFree(node);
                if (possible) {
                    cover(column[node]);
                    coverOthers(node);
                    placed[givens++] = node;
                }
            }
        }
        if (possible) {
            search();
        }
        while (givens > 0) {
            int node = placed[--givens];
            uncoverOthers(node);
            uncover(column[node]);
        }
        return count;
    }

    @Override
    public long guesses() {
        return guesses;
    }

    private boolean isFree(int first) {
        for (int node = first; node < first + 4; node++) {
            int header = column[node];
            if (right[left[header]] != header) {
                return false;
            }
        }
        return true;
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

    private void coverOthers(int chosen) {
        int first = firstInRow(chosen);
        for (int node = first; node < first + 4; node++) {
            if (node != chosen) {
                cover(column[node]);
            }
        }
    }

    private void uncoverOthers(int chosen) {
        int first = firstInRow(chosen);
        for (int node = first + 3; node >= first; node--) {
            if (node != chosen) {
                uncover(column[node]);
            }
        }
    }

    private static int firstInRow(int node) {
        return 1 + COLUMNS + (node - 1 - COLUMNS) / 4 * 4;
    }

    private void cover(int header) {
        right[left[header]] = right[header];
        left[right[header]] = left[header];
        for (int row = down[header]; row != header; row = down[row]) {
            int first = firstInRow(row);
            for (int node = first; node < first + 4; node++) {
                if (node != row) {
                    up[down[node]] = up[node];
                    down[up[node]] = down[node];
                    size[column[node]]--;
                }
            }
        }
    }

    private void uncover(int header) {
        for (int row = up[header]; row != header; row = up[row]) {
            int first = firstInRow(row);
            for (int node = first + 3; node >= first; node--) {
                if (node != row) {
                    size[column[node]]++;
                    up[down[node]] = node;
                    down[up[node]] = node;
                }
            }
        }
        right[left[header]] = header;
        left[right[header]] = header;
    }
}
