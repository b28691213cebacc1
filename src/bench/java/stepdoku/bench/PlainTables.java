package stepdoku.bench;

import stepdoku.board.Grid;

/**
 * The recursion with tables of what each row, column and box holds, from the last cell back, with a flag that says when the
 * board is full. It counts nothing and can only be waited for: what {@code Search} is measured against.
 */
final class PlainTables {
    private final boolean[][] inRow = new boolean[9][10];
    private final boolean[][] inColumn = new boolean[9][10];
    private final boolean[][] inBox = new boolean[9][10];
    private final int[][] board = new int[9][9];
    private boolean ok;

    PlainTables(Grid grid) {
        for (int cell = 0; cell < 81; cell++) {
            if (!grid.isEmpty(cell)) {
                put(cell / 9, cell % 9, grid.digit(cell), true);
            }
        }
    }

    boolean solve() {
        dfs(8, 8);
        return ok;
    }

    private void dfs(int row, int column) {
        if (row < 0) {
            ok = true;
            return;
        }
        int nextRow = column == 0 ? row - 1 : row;
        int nextColumn = column == 0 ? 8 : column - 1;
        if (board[row][column] != 0) {
            dfs(nextRow, nextColumn);
            return;
        }
        for (int digit = 1; digit <= 9 && !ok; digit++) {
            if (!inRow[row][digit] && !inColumn[column][digit] && !inBox[box(row, column)][digit]) {
                put(row, column, digit, true);
                dfs(nextRow, nextColumn);
                if (!ok) {
                    put(row, column, digit, false);
                }
            }
        }
    }

    private void put(int row, int column, int digit, boolean held) {
        board[row][column] = held ? digit : 0;
        inRow[row][digit] = held;
        inColumn[column][digit] = held;
        inBox[box(row, column)][digit] = held;
    }

    private static int box(int row, int column) {
        return row / 3 * 3 + column / 3;
    }
}
