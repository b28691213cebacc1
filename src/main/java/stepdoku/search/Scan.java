package stepdoku.search;

/** The first empty cell, row by row. */
final class Scan extends Strategy {
    Scan() {
        super(
                "scan",
                "the first empty cell, row by row",
                "the classic recursive solution: boolean dfs(board, x, y) that scans row, column and box");
    }

    @Override
    public long choose(Position position) {
        int cell = position.firstEmpty();
        return Choice.of(cell, position.candidates(cell));
    }
}
