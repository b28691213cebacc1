package stepdoku.search;

import stepdoku.board.Digits;

/**
 * The empty cell with the fewest candidates; the first such, row by row. R. Haralick, G. Elliott: Increasing Tree Search
 * Efficiency for Constraint Satisfaction Problems, Artificial Intelligence 14, 1980 ("fail first").
 */
final class Fewest extends Strategy {
    Fewest() {
        super("fewest", "the empty cell with the fewest candidates", "fail first (Haralick and Elliott, 1980)");
    }

    @Override
    public long choose(Position position) {
        long choice = Position.NONE;
        int fewest = Integer.MAX_VALUE;
        for (int word = 0; word < position.words(); word++) {
            for (long rest = position.emptyIn(word); rest != 0; rest &= rest - 1) {
                int cell = (word << 6) + Long.numberOfTrailingZeros(rest);
                int candidates = position.candidates(cell);
                int count = Digits.count(candidates);
                if (count < fewest) {
                    choice = Choice.of(cell, candidates);
                    fewest = count;
                }
            }
        }
        return choice;
    }
}
