package stepdoku.search;

/** The empty cell one of whose houses has the most filled cells; the first such, row by row. */
final class Fullest extends Strategy {
    Fullest() {
        super(
                "fullest",
                "the empty cell in the house with the most filled cells",
                "\"fill the rows or columns with many digits first\"");
    }

    @Override
    public long choose(Position position) {
        int fullest = Position.NONE;
        int most = -1;
        for (int word = 0; word < position.words(); word++) {
            for (long rest = position.emptyIn(word); rest != 0; rest &= rest - 1) {
                int cell = (word << 6) + Long.numberOfTrailingZeros(rest);
                int fullness = position.fullness(cell);
                if (fullness > most) {
                    fullest = cell;
                    most = fullness;
                }
            }
        }
        return Choice.of(fullest, position.candidates(fullest));
    }
}
