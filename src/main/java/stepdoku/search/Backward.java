package stepdoku.search;

/** The first empty cell from the last one back. */
final class Backward extends Strategy {
    Backward() {
        super(
                "backward",
                "the first empty cell from the last cell back",
                "the occupancy-table solution: dfs from (8,8) with an ok flag");
    }

    @Override
    public long choose(Position position) {
        int cell = position.lastEmpty();
        return Choice.of(cell, position.candidates(cell));
    }
}
