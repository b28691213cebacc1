package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.House;
import stepdoku.board.PencilMarks;

/** Pairs of almost locked sets find what the plainest search for such pairs finds, on marks of chance. */
class AlmostLockedSetsTest {
    private static final Geometry SIX = Geometry.of(6);

    /** The places of each digit in a set of cells. */
    private record PlainSet(Set<Integer> cells, Map<Integer, List<Integer>> places) {
        static PlainSet of(PencilMarks marks, Set<Integer> cells) {
            Map<Integer, List<Integer>> places = new HashMap<>();
            for (int cell : cells) {
                for (int digit : Digits.members(marks.candidates(cell))) {
                    places.computeIfAbsent(digit, key -> new ArrayList<>()).add(cell);
                }
            }
            return new PlainSet(cells, places);
        }

        List<Integer> of(int digit) {
            return places.getOrDefault(digit, List.of());
        }
    }

    @Test
    void pairsOfSetsEliminateWhatThePlainSearchFinds() {
        Random random = new Random(6);
        int doubles = 0;
        for (int round = 0; round < 40; round++) {
            PencilMarks marks = RandomBoards.marks(SIX, random, 0.25 + random.nextDouble() * 0.15);
            Set<Candidate> actual = new HashSet<>();
            for (Deduction deduction : new AlsXz().all(marks)) {
                actual.addAll(deduction.eliminations());
                doubles += deduction.pattern().text().contains("Z=") ? 0 : 1;
            }
            assertEquals(plain(marks), actual, "round " + round);
        }
        assertTrue(doubles > 0, "no two digits were ever restricted");
    }

    private static Set<Candidate> plain(PencilMarks marks) {
        List<PlainSet> sets = sets(marks);
        Set<Candidate> out = new HashSet<>();
        for (PlainSet a : sets) {
            for (PlainSet b : sets) {
                if (a.cells().stream().noneMatch(b.cells()::contains)) {
                    addPair(marks, a, b, out);
                }
            }
        }
        return out;
    }

    private static List<PlainSet> sets(PencilMarks marks) {
        Set<Set<Integer>> groups = new HashSet<>();
        for (House house : SIX.houses()) {
            for (int chosen = 1; chosen < 1 << SIX.size(); chosen++) {
                int positions = chosen;
                Set<Integer> cells = new HashSet<>();
                IntStream.range(0, SIX.size())
                        .filter(i -> (positions >>> i & 1) != 0)
                        .forEach(i -> cells.add(house.cells()[i]));
                groups.add(cells);
            }
        }
        return groups.stream()
                .filter(cells -> cells.stream().allMatch(cell -> Digits.count(marks.candidates(cell)) > 1))
                .map(cells -> PlainSet.of(marks, cells))
                .filter(set -> set.places().size() == set.cells().size() + 1)
                .toList();
    }

    private static void addPair(PencilMarks marks, PlainSet a, PlainSet b, Set<Candidate> out) {
        List<Integer> restricted = IntStream.rangeClosed(1, 6)
                .filter(digit -> !a.of(digit).isEmpty() && !b.of(digit).isEmpty())
                .filter(digit -> a.of(digit).stream().allMatch(cell -> seesAll(cell, b.of(digit))))
                .boxed()
                .toList();
        for (int digit = 1; digit <= 6 && !restricted.isEmpty(); digit++) {
            boolean isHeld = restricted.size() > 1 && !restricted.contains(digit);
            boolean isGoal = restricted.size() > 1 || !restricted.contains(digit);
            if (isHeld) {
                addSeen(marks, digit, a.of(digit), out);
                addSeen(marks, digit, b.of(digit), out);
            } else if (isGoal && !a.of(digit).isEmpty() && !b.of(digit).isEmpty()) {
                List<Integer> both = new ArrayList<>(a.of(digit));
                both.addAll(b.of(digit));
                addSeen(marks, digit, both, out);
            }
        }
    }

    private static void addSeen(PencilMarks marks, int digit, List<Integer> places, Set<Candidate> out) {
        for (int cell = 0; cell < SIX.cellCount(); cell++) {
            if (!places.isEmpty() && marks.isCandidate(cell, digit) && seesAll(cell, places)) {
                out.add(new Candidate(cell, digit));
            }
        }
    }

    private static boolean seesAll(int cell, List<Integer> others) {
        return others.stream().allMatch(other -> SIX.arePeers(cell, other));
    }
}
