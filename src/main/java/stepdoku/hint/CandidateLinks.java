package stepdoku.hint;

import java.util.Arrays;
import java.util.List;
import stepdoku.board.Digits;
import stepdoku.board.House;

/** Links between single candidates: in houses, in cells, or both. */
final class CandidateLinks {
    private final Chart chart;
    private final List<Candidate> candidates;
    private final boolean inHouses;
    private final boolean inCells;
    private final int[] numbers;

    CandidateLinks(Chart chart, List<Candidate> candidates, boolean inHouses, boolean inCells) {
        this.chart = chart;
        this.candidates = candidates;
        this.inHouses = inHouses;
        this.inCells = inCells;
        this.numbers = new int[chart.geometry().cellCount() * (chart.size() + 1)];
        Arrays.fill(numbers, -1);
        for (int i = 0; i < candidates.size(); i++) {
            numbers[key(candidates.get(i).cell(), candidates.get(i).digit())] = i;
        }
    }

    Inferences inferences() {
        return new Inferences(
                candidates.stream().map(this::node).toList(),
                candidates.stream().map(this::strongLinks).toArray(int[][]::new),
                candidates.stream().map(this::weakLinks).toArray(int[][]::new));
    }

    private Node node(Candidate candidate) {
        return new Node(
                chart.set(candidate.cell()), candidate.digit(), chart.sight().peers(candidate.cell()));
    }

    private int key(int cell, int digit) {
        return cell * (chart.size() + 1) + digit;
    }

    private int[] strongLinks(Candidate candidate) {
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
}
