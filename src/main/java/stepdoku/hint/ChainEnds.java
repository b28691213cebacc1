package stepdoku.hint;

import java.util.List;
import java.util.stream.Stream;
import stepdoku.board.Digits;

/** The two ends of a chain, of which one is true at least: what both forbid is false. */
record ChainEnds(Chart chart, Node start, Node end) {

    boolean areOne() {
        return start.digit() == end.digit() && start.cells().equals(end.cells());
    }

    /** Whether one node was found true, or there is something that both forbid. */
    boolean proveSomething() {
        if (start.digit() == end.digit()) {
            return areOne() && start.isSingle() || CellSet.meet(chart.places(start.digit()), start.seen(), end.seen());
        }
        return areInOneCell()
                ? Digits.count(chart.candidates(start.cell())) > 2
                : bothForbid(start, end) || bothForbid(end, start);
    }

    private boolean areInOneCell() {
        return start.isSingle() && start.cells().equals(end.cells());
    }

    /** Whether the digit of the other end is a candidate in the cell of this one, which sees that end. */
    private boolean bothForbid(Node single, Node other) {
        return single.isSingle()
                && other.seen().contains(single.cell())
                && chart.places(other.digit()).contains(single.cell());
    }

    List<Candidate> eliminations() {
        if (start.digit() == end.digit()) {
            return chart.candidates(start.seen().and(end.seen()), Digits.of(start.digit()));
        }
        return areInOneCell()
                ? chart.candidates(start.cells(), ~(Digits.of(start.digit()) | Digits.of(end.digit())))
                : Stream.concat(forbidden(start, end), forbidden(end, start)).toList();
    }

    private Stream<Candidate> forbidden(Node single, Node other) {
        return bothForbid(single, other) ? Stream.of(new Candidate(single.cell(), other.digit())) : Stream.of();
    }
}
