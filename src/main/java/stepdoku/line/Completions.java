package stepdoku.line;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.PencilMarks;
import stepdoku.format.Formats;
import stepdoku.search.Strategies;
import stepdoku.session.Samples;
import stepdoku.session.Session;

/** Sets of words that several verbs offer for completion. */
public final class Completions {
    /** Headings for cells by the number of their candidates, the last for all greater ones. */
    private static final List<String> CHOICES = List.of("no digit fits", "one digit fits", "several digits fit");

    private Completions() {}

    public static List<Completion> words(Stream<String> words) {
        return words.map(Completion::of).toList();
    }

    /** The cells that a condition holds for, with the digits that they hold. */
    public static List<Completion> cells(Session session, IntPredicate wanted, String heading) {
        Geometry geometry = session.geometry();
        return IntStream.range(0, geometry.cellCount())
                .filter(wanted)
                .mapToObj(cell -> new Completion(
                                geometry.name(cell),
                                "" + Digits.symbol(session.grid().digit(cell)))
                        .under(heading))
                .toList();
    }

    /** The empty cells with their candidates, those first in which there is no choice. */
    public static List<Completion> emptyCells(Session session) {
        return session.grid()
                .emptyCells()
                .mapToObj(cell -> emptyCell(session.marks(), cell))
                .sorted(Comparator.comparingInt(cell -> CHOICES.indexOf(cell.group())))
                .toList();
    }

    private static Completion emptyCell(PencilMarks marks, int cell) {
        int candidates = marks.grid().candidates(cell);
        String digits = String.join(" ", Digits.text(candidates).split(""));
        return new Completion(marks.geometry().name(cell), digits)
                .under(CHOICES.get(Math.min(CHOICES.size() - 1, Digits.count(candidates))));
    }

    public static List<Completion> sizes(Stream<Integer> sizes) {
        return sizes.map(Geometry::of)
                .map(geometry -> new Completion(
                        "" + geometry.size(), "boxes of %dx%d".formatted(geometry.boxRows(), geometry.boxColumns())))
                .toList();
    }

    public static List<Completion> digits(Geometry geometry) {
        return words(IntStream.rangeClosed(1, geometry.size()).mapToObj(digit -> "" + Digits.symbol(digit)));
    }

    public static List<Completion> bookmarks(Session session) {
        return session.bookmarks().entrySet().stream()
                .map(mark -> new Completion(mark.getKey(), "time " + mark.getValue()).under("marks"))
                .toList();
    }

    public static List<Completion> samples() {
        return Samples.all().stream()
                .map(sample -> new Completion(sample.name(), sample.note()).under("samples"))
                .toList();
    }

    public static List<Completion> formats() {
        return Formats.writable().stream()
                .map(format -> new Completion(format.name(), format.description()))
                .toList();
    }

    public static List<Completion> strategies() {
        return Strategies.TABLE.stream()
                .map(strategy -> new Completion(strategy.name(), strategy.summary()).under("strategies"))
                .toList();
    }
}
