package stepdoku.command;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.format.Formats;
import stepdoku.search.Strategies;
import stepdoku.session.Samples;
import stepdoku.session.Session;

/** Sets of words that several verbs offer for completion. */
final class Completions {
    private Completions() {}

    static List<Completion> words(Stream<String> words) {
        return words.map(Completion::of).toList();
    }

    /** The names of the cells that a condition on the cell holds for. */
    static List<Completion> cells(Session session, IntPredicate wanted) {
        Geometry geometry = session.geometry();
        return words(IntStream.range(0, geometry.cellCount()).filter(wanted).mapToObj(geometry::name));
    }

    static List<Completion> digits(Geometry geometry) {
        return words(IntStream.rangeClosed(1, geometry.size()).mapToObj(digit -> "" + Digits.symbol(digit)));
    }

    static List<Completion> samples() {
        return Samples.all().stream()
                .map(sample -> new Completion(sample.name(), sample.note()))
                .toList();
    }

    static List<Completion> formats() {
        return Formats.writable().stream()
                .map(format -> new Completion(format.name(), format.description()))
                .toList();
    }

    static List<Completion> strategies() {
        return Strategies.TABLE.stream()
                .map(strategy -> new Completion(strategy.name(), strategy.summary()))
                .toList();
    }
}
