package stepdoku.hint;

import java.util.List;
import java.util.stream.IntStream;
import stepdoku.board.Digits;

/**
 * What nodes say about each other, by their numbers, from 0. A strong link: if one is false, the other is true (the two places
 * of a digit in a house, the two candidates of a cell). A weak link: if one is true, the other is false (two places of a digit
 * that see each other, two candidates of a cell). Source: SudokuWiki, "Introducing Chains and Links".
 */
record Inferences(List<Node> nodes, int[][] strong, int[][] weak) {

    /** The places of one digit. */
    static Inferences ofDigit(Chart chart, int digit) {
        List<Candidate> candidates = chart.candidates(chart.places(digit), Digits.of(digit));
        return new CandidateLinks(chart, candidates, true, false).inferences();
    }

    /** The candidates of the cells that have two. */
    static Inferences ofPairs(Chart chart) {
        List<Candidate> candidates =
                chart.candidates(chart.cellsWith(2), chart.geometry().digits());
        return new CandidateLinks(chart, candidates, false, true).inferences();
    }

    /** All candidates. */
    static Inferences of(Chart chart) {
        CellSet all = chart.set(IntStream.range(0, chart.geometry().cellCount()).toArray());
        List<Candidate> candidates = chart.candidates(all, chart.geometry().digits());
        return new CandidateLinks(chart, candidates, true, true).inferences();
    }

    /** The same nodes, and after them all groups. */
    Inferences withGroups(Chart chart) {
        return new GroupLinks(chart, this).inferences();
    }

    int count() {
        return nodes.size();
    }

    Node node(int number) {
        return nodes.get(number);
    }

    int[] strong(int number) {
        return strong[number];
    }

    int[] weak(int number) {
        return weak[number];
    }
}
