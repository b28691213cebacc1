package stepdoku.bench;

import stepdoku.board.Grid;

/**
 * The recursion as everyone writes it first: a board of characters, each test a look along row, column and box. It counts
 * nothing and can only be waited for: what {@code Search} is measured against.
 */
final class PlainScan {
    private PlainScan() {}

    static char[][] board(Grid grid) {
        char[][] board = new char[9][9];
        for (int cell = 0; cell < 81; cell++) {
            board[cell / 9][cell % 9] = grid.isEmpty(cell) ? '.' : (char) ('0' + grid.digit(cell));
        }
        return board;
    }

    static boolean dfs(char[][] board, int row, int column) {
        if (row == 9) {
            return true;
        }
        if (column == 9) {
            return dfs(board, row + 1, 0);
        }
        if (board[row][column] != '.') {
            return dfs(board, row, column + 1);
        }
        for (char digit = '1'; digit <= '9'; digit++) {
            if (fits(board, row, column, digit)) {
                board[row][column] = digit;
                if (dfs(board, row, column + 1)) {
                    return true;
                }
                board[row][column] = '.';
            }
        }
        return false;
    }

    private static boolean fits(char[][] board, int row, int column, char digit) {
        for (int i = 0; i < 9; i++) {
            if (board[row][i] == digit
                    || board[i][column] == digit
                    || board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) {
                return false;
            }
        }
        return true;
    }
}
