package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.House;
import stepdoku.board.House.Kind;
import stepdoku.board.PencilMarks;

/**
 * Each finder of a pattern finds what the plainest search for the same pattern finds, on marks of chance: the same
 * eliminations, no more and no fewer.
 */
class PatternsTest {
    private static final Geometry NINE = Geometry.of(9);

    private static void compare(Technique technique, double density, PlainSearch plain) {
        Random random = new Random(9);
        int found = 0;
        for (int round = 0; round < 8; round++) {
            PencilMarks marks = RandomBoards.marks(NINE, random, density);
            Set<Candidate> expected = plain.eliminations(marks);
            Set<Candidate> actual = new HashSet<>();
            technique.all(marks).forEach(deduction -> actual.addAll(deduction.eliminations()));
            assertEquals(expected, actual, technique + ", round " + round);
            found += expected.size();
        }
        assertTrue(found > 0, technique + " was never seen in these marks");
    }

    interface PlainSearch {
        Set<Candidate> eliminations(PencilMarks marks);
    }

    // What plain searches share: all choices of n of some things, and the marks they ask.

    private static <T> List<List<T>> choices(List<T> things, int count) {
        if (count == 0) {
            return List.of(List.of());
        }
        List<List<T>> choices = new ArrayList<>();
        for (int i = 0; i < things.size(); i++) {
            for (List<T> rest : choices(things.subList(i + 1, things.size()), count - 1)) {
                List<T> choice = new ArrayList<>(List.of(things.get(i)));
                choice.addAll(rest);
                choices.add(choice);
            }
        }
        return choices;
    }

    private static List<Integer> cells(Predicate<Integer> wanted) {
        return IntStream.range(0, 81).boxed().filter(wanted).toList();
    }

    private static boolean seesAll(int cell, List<Integer> others) {
        return others.stream().allMatch(other -> NINE.arePeers(cell, other));
    }

    private static Set<Candidate> candidates(PencilMarks marks, int digit, Predicate<Integer> wanted) {
        Set<Candidate> found = new HashSet<>();
        cells(cell -> wanted.test(cell) && marks.isCandidate(cell, digit))
                .forEach(cell -> found.add(new Candidate(cell, digit)));
        return found;
    }

    private static int union(PencilMarks marks, List<Integer> cells) {
        return cells.stream().mapToInt(marks::candidates).reduce(0, (a, b) -> a | b);
    }

    // Subsets

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void nakedSubsets(int size) {
        compare(size == 2 ? new NakedPair() : size == 3 ? new NakedTriple() : new NakedQuad(), 0.25, marks -> {
            Set<Candidate> out = new HashSet<>();
            for (House house : NINE.houses()) {
                List<Integer> several = cells(
                        cell -> NINE.house(house.kind(), cell) == house && Digits.count(marks.candidates(cell)) > 1);
                for (List<Integer> group : choices(several, size)) {
                    if (Digits.count(union(marks, group)) == size) {
                        for (int digit : Digits.members(union(marks, group))) {
                            out.addAll(candidates(marks, digit, cell -> seesAll(cell, group)));
                        }
                    }
                }
            }
            return out;
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void hiddenSubsets(int size) {
        compare(size == 2 ? new HiddenPair() : size == 3 ? new HiddenTriple() : new HiddenQuad(), 0.3, marks -> {
            Set<Candidate> out = new HashSet<>();
            for (House house : NINE.houses()) {
                List<Integer> several = IntStream.rangeClosed(1, 9)
                        .filter(digit -> marks.places(house, digit).count() > 1)
                        .boxed()
                        .toList();
                for (List<Integer> group : choices(several, size)) {
                    Set<Integer> places = new HashSet<>();
                    group.forEach(digit -> marks.places(house, digit).forEach(places::add));
                    if (places.size() == size) {
                        IntStream.rangeClosed(1, 9)
                                .filter(digit -> !group.contains(digit))
                                .forEach(digit -> out.addAll(candidates(marks, digit, places::contains)));
                    }
                }
            }
            return out;
        });
    }

    // Fish

    private static List<House> lines(Kind kind) {
        return NINE.houses().stream().filter(house -> house.kind() == kind).toList();
    }

    private static boolean isIn(int cell, List<House> houses) {
        return houses.stream().anyMatch(house -> NINE.house(house.kind(), cell) == house);
    }

    private static int countIn(PencilMarks marks, int digit, House line, List<House> cover) {
        return (int) marks.places(line, digit).filter(cell -> isIn(cell, cover)).count();
    }

    /** What the fish of so many lines eliminate whose fins and whose fewest places in the cover are as wanted. */
    private static Set<Candidate> fish(
            PencilMarks marks, int size, Predicate<List<Integer>> fins, Predicate<Integer> fewest) {
        Set<Candidate> out = new HashSet<>();
        for (Kind kind : List.of(Kind.ROW, Kind.COLUMN)) {
            for (int digit = 1; digit <= 9; digit++) {
                int fish = digit;
                List<House> several = lines(kind).stream()
                        .filter(line -> marks.places(line, fish).count() > 1)
                        .toList();
                for (List<House> base : choices(several, size)) {
                    addFish(out, marks, digit, base, fins, fewest);
                }
            }
        }
        return out;
    }

    private static void addFish(
            Set<Candidate> out,
            PencilMarks marks,
            int digit,
            List<House> base,
            Predicate<List<Integer>> fins,
            Predicate<Integer> fewest) {
        List<Integer> places = cells(cell -> marks.isCandidate(cell, digit) && isIn(cell, base));
        Kind crossing = base.get(0).kind() == Kind.ROW ? Kind.COLUMN : Kind.ROW;
        List<House> met = places.stream()
                .map(cell -> NINE.house(crossing, cell))
                .distinct()
                .toList();
        // More than three lines of fins do not fit in a box.
        for (List<House> cover : met.size() > base.size() + 3 ? List.<List<House>>of() : choices(met, base.size())) {
            List<Integer> finCells =
                    places.stream().filter(cell -> !isIn(cell, cover)).toList();
            int kept = base.stream()
                    .mapToInt(line -> countIn(marks, digit, line, cover))
                    .min()
                    .orElseThrow();
            if (fins.test(finCells) && fewest.test(kept)) {
                out.addAll(candidates(
                        marks, digit, cell -> isIn(cell, cover) && !isIn(cell, base) && seesAll(cell, finCells)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void fish(int size) {
        compare(
                size == 2 ? new XWing() : size == 3 ? new Swordfish() : new Jellyfish(),
                0.35,
                marks -> fish(marks, size, List::isEmpty, kept -> true));
    }

    private static boolean isInOneBox(List<Integer> cells) {
        return cells.stream().map(NINE::box).distinct().count() == 1;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void finnedFish(int size) {
        compare(
                size == 2 ? new FinnedXWing() : new FinnedSwordfish(),
                0.35,
                marks -> fish(marks, size, PatternsTest::isInOneBox, kept -> kept > 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void sashimiFish(int size) {
        compare(
                size == 2 ? new SashimiXWing() : new SashimiSwordfish(),
                0.35,
                marks -> fish(marks, size, PatternsTest::isInOneBox, kept -> kept == 1));
    }

    // Wings

    @Test
    void xyWings() {
        compare(new XyWing(), 0.25, marks -> wings(marks, 2));
    }

    @Test
    void xyzWings() {
        compare(new XyzWing(), 0.25, marks -> wings(marks, 3));
    }

    private static Set<Candidate> wings(PencilMarks marks, int pivotCount) {
        Set<Candidate> out = new HashSet<>();
        List<Integer> pairs = cells(cell -> Digits.count(marks.candidates(cell)) == 2);
        for (int pivot : cells(cell -> Digits.count(marks.candidates(cell)) == pivotCount)) {
            for (List<Integer> wings : choices(pairs, 2)) {
                int shared = marks.candidates(wings.get(0)) & marks.candidates(wings.get(1));
                boolean isWing = Digits.count(union(marks, wings)) == 3
                        && marks.candidates(pivot) == (union(marks, wings) & ~(pivotCount == 2 ? shared : 0))
                        && seesAll(pivot, wings);
                if (isWing) {
                    List<Integer> holders = new ArrayList<>(wings);
                    holders.addAll(pivotCount == 3 ? List.of(pivot) : List.of());
                    out.addAll(candidates(marks, Digits.lowest(shared), cell -> seesAll(cell, holders)));
                }
            }
        }
        return out;
    }

    @Test
    void wWings() {
        compare(new WWing(), 0.25, marks -> {
            Set<Candidate> out = new HashSet<>();
            for (List<Integer> pair : choices(cells(cell -> Digits.count(marks.candidates(cell)) == 2), 2)) {
                int digits = marks.candidates(pair.get(0));
                boolean isPair = digits == marks.candidates(pair.get(1)) && !NINE.arePeers(pair.get(0), pair.get(1));
                for (int linked : isPair ? Digits.members(digits) : new int[0]) {
                    if (NINE.houses().stream().anyMatch(house -> joins(marks, house, linked, pair))) {
                        int other = Digits.lowest(digits & ~Digits.of(linked));
                        out.addAll(candidates(marks, other, cell -> seesAll(cell, pair)));
                    }
                }
            }
            return out;
        });
    }

    private static boolean joins(PencilMarks marks, House house, int digit, List<Integer> pair) {
        int[] ends = marks.places(house, digit).toArray();
        return ends.length == 2
                && IntStream.of(ends).noneMatch(pair::contains)
                && (NINE.arePeers(ends[0], pair.get(0)) && NINE.arePeers(ends[1], pair.get(1))
                        || NINE.arePeers(ends[1], pair.get(0)) && NINE.arePeers(ends[0], pair.get(1)));
    }
}
