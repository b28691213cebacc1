package stepdoku.terminal;

import java.util.List;

/** How fast a search is played: so many moves a second. */
record Pace(int movesPerSecond) {
    static final List<Integer> RATES = List.of(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000);

    static Pace usual() {
        return new Pace(5);
    }

    /** The next rate up; the last is the end. */
    Pace faster() {
        return new Pace(
                RATES.stream().filter(rate -> rate > movesPerSecond).findFirst().orElse(movesPerSecond));
    }

    /** The next rate down; the first is the end. */
    Pace slower() {
        return new Pace(RATES.stream()
                .filter(rate -> rate < movesPerSecond)
                .reduce((first, second) -> second)
                .orElse(movesPerSecond));
    }

    /** How many moves are due in so many milliseconds, the first of them at once. */
    long moves(long milliseconds) {
        return milliseconds * movesPerSecond / 1000 + 1;
    }

    /** After how many milliseconds the next of so many moves is due. */
    long due(long moves) {
        return (moves * 1000 + movesPerSecond - 1) / movesPerSecond;
    }

    @Override
    public String toString() {
        return movesPerSecond + (movesPerSecond == 1 ? " move a second" : " moves a second");
    }
}
