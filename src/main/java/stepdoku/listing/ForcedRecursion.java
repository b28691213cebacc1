package stepdoku.listing;

import stepdoku.board.Geometry;

/**
 * "First fill the cells that are certain, then guess": a cell that has at most one candidate, else a digit that has one
 * place left in a house, else the first empty cell.
 */
final class ForcedRecursion extends ScanningRecursion {
    ForcedRecursion(Geometry geometry) {
        super(geometry);
    }

    @Override
    boolean solve(char[][] board) {
        return dfs(board);
    }

    // shown

    boolean dfs(char[][] board) { // call
        Choice cell = choose(board); // choose a cell
        if (cell == null) return true; // solved
        int r = cell.r, c = cell.c;
        for (char d : digits) { // try a digit
            if (cell.allows(d)) { // test
                board[r][c] = d; // place
                if (dfs(board)) return true; // recurse, pass on
                board[r][c] = '.'; // take back
            }
        }
        return false; // give up
    }

    record Choice(int r, int c, String allowed) {
        boolean allows(char d) {
            return allowed.indexOf(d) >= 0;
        }
    }

    Choice choose(char[][] board) {
        Choice first = null;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board[r][c] != '.') continue;
                String all = fitting(board, r, c);
                Choice cell = new Choice(r, c, all);
                if (all.length() <= 1) return cell;
                if (first == null) first = cell;
            }
        }
        Choice only = onlyPlace(board);
        return only != null ? only : first;
    }

    String fitting(char[][] board, int r, int c) {
        String all = "";
        for (char d : digits) {
            if (fits(board, r, c, d)) all += d;
        }
        return all;
    }

    Choice onlyPlace(char[][] board) {
        for (int house = 0; house < 3 * n; house++) {
            for (char d : digits) {
                Choice place = null;
                int places = 0;
                for (int i = 0; i < n; i++) {
                    int r = row(house, i);
                    int c = col(house, i);
                    if (board[r][c] != '.') continue;
                    if (!fits(board, r, c, d)) continue;
                    place = new Choice(r, c, "" + d);
                    places++;
                }
                if (places == 1) return place;
            }
        }
        return null;
    }

    int row(int house, int i) {
        if (house < n) return house;
        if (house < 2 * n) return i;
        return house % n / h * h + i / w;
    }

    int col(int house, int i) {
        if (house < n) return i;
        if (house < 2 * n) return house % n;
        return house % n % h * w + i % w;
    }
}
