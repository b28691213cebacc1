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
        this.strong = candidates.stream()
                .map(candidate -> IntStream.concat(
                                inCells ? otherOfTwo(candidate) : IntStream.empty(),
                                inHouses ? otherPlaces(candidate) : IntStream.empty())
                        .distinct()
                        .toArray())
                .toArray(int[][]::new);
        this.weak = candidates.stream()
                .map(candidate ->
                        IntStream.concat(peers(candidate), others(candidate)).toArray())
                .toArray(int[][]::new);
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

    private IntStream number(int cell, int digit) {
        int number = numbers[key(cell, digit)];
        return number < 0 ? IntStream.empty() : IntStream.of(number);
    }

    private IntStream otherOfTwo(Candidate candidate) {
        return Digits.count(chart.candidates(candidate.cell())) == 2 ? others(candidate) : IntStream.empty();
    }

    private IntStream others(Candidate candidate) {
        int others = chart.candidates(candidate.cell()) & ~Digits.of(candidate.digit());
        return Arrays.stream(Digits.members(others)).flatMap(digit -> number(candidate.cell(), digit));
    }

    private IntStream otherPlaces(Candidate candidate) {
        return Arrays.stream(House.Kind.values())
                .map(kind -> chart.places(chart.geometry().house(kind, candidate.cell()), candidate.digit()))
                .filter(places -> places.count() == 2)
                .flatMapToInt(places -> number(places.without(candidate.cell()).first(), candidate.digit()));
    }

    private IntStream peers(Candidate candidate) {
        CellSet peers = chart.places(candidate.digit()).and(chart.sight().peers(candidate.cell()));
        return Arrays.stream(peers.cells()).flatMap(cell -> number(cell, candidate.digit()));
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
