package stepdoku.terminal;

import java.util.List;

/** How fast a search is played: so many moves a second, in as many pictures as an eye can follow. */
record Pace(int movesPerSecond) {
    static final List<Integer> RATES = List.of(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000);
    private static final int MOST_PICTURES = 25;

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

    /** The moves from one picture to the next. */
    int moves() {
        return Math.max(1, movesPerSecond / MOST_PICTURES);
    }

    /** The milliseconds from one picture to the next. */
    long pause() {
        return 1000L * moves() / movesPerSecond;
    }

    @Override
    public String toString() {
        return movesPerSecond + (movesPerSecond == 1 ? " move a second" : " moves a second");
    }
}
