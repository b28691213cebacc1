package stepdoku.bench;

import java.util.List;
import stepdoku.board.Grid;
import stepdoku.search.Position;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;
import stepdoku.search.SudokuPosition;

/** What the benchmarks search: a board that is the worst case of scan, with any strategy, driven as the console does it. */
final class Subjects {
    /** With scan its first solution comes after 69175316 placements and 69175252 retractions. */
    static final Grid WORST_CASE =
            Grid.ofLine("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");

    static final int MOVES_OF_SCAN = 69_175_316 + 69_175_252;
    static final int MOVES_OF_BACKWARD = 518_274 + 518_210;
    static final int MOVES_OF_FEWEST = 45_267 + 45_203;

    private Subjects() {}

    static Stepper stepper(String strategy) {
        return stepper(new SudokuPosition(WORST_CASE), Strategies.find(strategy).orElseThrow());
    }

    private static Stepper stepper(Position position, Strategy strategy) {
        return new Stepper(new Search(position, strategy), true, () -> true);
    }

    /** Runs to the first solution. */
    static Stepper run(Stepper stepper) {
        stepper.run(List.of());
        return stepper;
    }

    /** Goes back to the start, move by move. */
    static Stepper back(Stepper stepper) {
        stepper.back(stepper.search().time());
        return stepper;
    }

    /**
     * Leaves the compiler in the state in which the console is after {@code compare} and {@code queens}: it has seen all
     * strategies and both kinds of position, so that no call in the loops has one target alone.
     */
    static void compareAll() {
        for (Strategy strategy : Strategies.TABLE) {
            for (int round = 0; round < 20; round++) {
                thereAndBack(stepper(new SudokuPosition(WORST_CASE), strategy), 200_000);
                thereAndBack(stepper(new QueensPosition(20), strategy), 50_000);
            }
        }
    }

    private static void thereAndBack(Stepper stepper, long moves) {
        stepper.step(moves);
        stepper.back(moves);
    }
}
