package stepdoku.hint;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.House;
import stepdoku.board.PencilMarks;

/**
 * What a technique concludes from the pencil marks: the pattern that proves it, the placements and eliminations that
 * follow, and a sentence why. Its text form is that of other programs, so that paths can be compared:
 * {@code XY-Wing: 1/2/3 in r2c7,r3c1,r3c8 => r3c7<>3}, {@code Naked Single: r5c5=5}.
 */
public record Deduction(
        Technique technique,
        Geometry geometry,
        Pattern pattern,
        List<Candidate> placements,
        List<Candidate> eliminations,
        String why) {

    /** More boxes than this are no place to look at. */
    private static final int MANY = 4;

    public Deduction {
        placements = List.copyOf(placements);
        eliminations = List.copyOf(eliminations);
    }

    /** The marks with the eliminations and placements made. */
    public PencilMarks apply(PencilMarks marks) {
        PencilMarks changed = marks;
        for (Candidate out : eliminations) {
            changed = changed.eliminate(out.cell(), out.digit());
        }
        for (Candidate in : placements) {
            changed = changed.place(in.cell(), in.digit());
        }
        return changed;
    }

    /** The first level of a hint, no more than where to look: {@code look at box 5}. */
    public String whereToLook() {
        List<House> boxes = boxes();
        if (pattern.houses().isEmpty() && boxes.size() > MANY) {
            return "follow a chain from " + geometry.name(pattern.cells().get(0));
        }
        return "look at " + Wording.houses(pattern.houses().isEmpty() ? boxes : pattern.houses());
    }

    private List<House> boxes() {
        return pattern.cells().stream()
                .map(cell -> geometry.house(House.Kind.BOX, cell))
                .distinct()
                .sorted(Comparator.comparingInt(House::index))
                .toList();
    }

    /** The second level, the technique and its cells: {@code Naked Pair: 1,2 in r1c1,r1c2}. */
    public String whatToSee() {
        return technique
                + (pattern.text().isEmpty()
                        ? " in " + geometry.name(pattern.cells().get(0))
                        : ": " + pattern.text());
    }

    /** The moves alone: {@code r3c7<>3, r3c8<>3}. */
    public String moves() {
        return Stream.concat(
                        placements.stream().map(in -> move(in, "=")),
                        eliminations.stream().map(out -> move(out, "<>")))
                .collect(Collectors.joining(", "));
    }

    private String move(Candidate candidate, String sign) {
        return geometry.name(candidate.cell()) + sign + Digits.symbol(candidate.digit());
    }

    @Override
    public String toString() {
        return technique + ": " + (pattern.text().isEmpty() ? "" : pattern.text() + " => ") + moves();
    }
}
