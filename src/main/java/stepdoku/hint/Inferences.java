package stepdoku.hint;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import stepdoku.board.Digits;
import stepdoku.board.House;

/**
 * What candidates say about each other, the candidates numbered from 0. A strong link: if one is false, the other is true
 * (the two places of a digit in a house, the two candidates of a cell). A weak link: if one is true, the other is false (two
 * places of a digit that see each other, two candidates of a cell). Source: SudokuWiki, "Introducing Chains and Links".
 */
final class Inferences {
    private final Chart chart;
    private final List<Candidate> candidates;
    private final int[] numbers;
    private final int[][] strong;
    private final int[][] weak;

    private Inferences(Chart chart, List<Candidate> candidates, boolean inHouses, boolean inCells) {
        this.chart = chart;
        this.candidates = candidates;
        this.numbers = new int[chart.geometry().cellCount() * (chart.size() + 1)];
        Arrays.fill(numbers, -1);
        for (int i = 0; i < candidates.size(); i++) {
            numbers[key(candidates.get(i).cell(), candidates.get(i).digit())] = i;
        }
        this.strong = new int[candidates.size()][];
        this.weak = new int[candidates.size()][];
        for (int i = 0; i < strong.length; i++) {
            strong[i] = strongLinks(candidates.get(i), inHouses, inCells);
            weak[i] = weakLinks(candidates.get(i));
        }
    }

    /** The places of one digit. */
    static Inferences ofDigit(Chart chart, int digit) {
        List<Candidate> candidates = chart.candidates(chart.places(digit), Digits.of(digit));
        return new Inferences(chart, candidates, true, false);
    }

    /** The candidates of the cells that have two. */
    static Inferences ofPairs(Chart chart) {
        return new Inferences(
                chart, chart.candidates(chart.cellsWith(2), chart.geometry().digits()), false, true);
    }

    /** All candidates. */
    static Inferences of(Chart chart) {
        CellSet all = chart.set(IntStream.range(0, chart.geometry().cellCount()).toArray());
        return new Inferences(chart, chart.candidates(all, chart.geometry().digits()), true, true);
    }

    private int key(int cell, int digit) {
        return cell * (chart.size() + 1) + digit;
    }

    private int[] strongLinks(Candidate candidate, boolean inHouses, boolean inCells) {
        int cell = candidate.cell();
        int digit = candidate.digit();
        Numbers linked = new Numbers();
        if (inCells && Digits.count(chart.candidates(cell)) == 2) {
            linked.add(cell, Digits.lowest(chart.candidates(cell) & ~Digits.of(digit)));
        }
        int[] houses = chart.sight().houseNumbers(cell);
        for (int kind = 0; inHouses && kind < houses.length; kind++) {
            House house = chart.geometry().houses().get(houses[kind]);
            int others = chart.positions(house, digit) & ~(1 << chart.sight().positions(cell)[kind]);
            if (Integer.bitCount(others) == 1) {
                linked.add(house.cells()[Integer.numberOfTrailingZeros(others)], digit);
            }
        }
        return linked.toArray();
    }

    private int[] weakLinks(Candidate candidate) {
        Numbers linked = new Numbers();
        int cell = candidate.cell();
        for (int peer :
                chart.places(candidate.digit()).and(chart.sight().peers(cell)).cells()) {
            linked.add(peer, candidate.digit());
        }
        for (int digit : Digits.members(chart.candidates(cell) & ~Digits.of(candidate.digit()))) {
            linked.add(cell, digit);
        }
        return linked.toArray();
    }

    /** The numbers of the candidates linked to one, as they are found. */
    private final class Numbers {
        private int[] found = new int[8];
        private int count;

        /** Candidates without a number are no part of these chains. */
        void add(int cell, int digit) {
            int number = numbers[key(cell, digit)];
            if (number >= 0) {
                found = count < found.length ? found : Arrays.copyOf(found, 2 * count);
                found[count++] = number;
            }
        }

        int[] toArray() {
            return Arrays.copyOf(found, count);
        }
    }

    int count() {
        return candidates.size();
    }

    Candidate candidate(int number) {
        return candidates.get(number);
    }

    int[] strong(int number) {
        return strong[number];
    }

    int[] weak(int number) {
        return weak[number];
    }
}
