package stepdoku.hint;

import java.util.List;
import java.util.stream.Stream;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.text.Resource;

/** A position in which a technique is the next thing to do, and what it concludes there. */
public record Example(PencilMarks marks, Deduction deduction) {
    /** A technique, what is tried before it, and a board that is not solved without it; a line each. */
    private static final String TABLE = "techniques.tsv";

    private static final String ALL_EASIER = "easier";
    private static final int SINGLES = 3;
    private static final int HOUSES = 11;

    /** The example for a technique; there is one for each of the table. */
    public static Example of(Technique technique) {
        String[] row = Resource.rows(TABLE).stream()
                .filter(fields -> fields[0].equals(technique.name()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no example of " + technique));
        List<Technique> before = before(technique, row[1].equals(ALL_EASIER));
        return on(PencilMarks.of(Grid.ofLine(row[2])), technique, before);
    }

    /** All easier techniques; or, for one that they would leave no work, those that every person uses first. */
    private static List<Technique> before(Technique technique, boolean allEasier) {
        int index = Techniques.TABLE.indexOf(technique);
        int basics = index > HOUSES ? HOUSES : SINGLES;
        return Techniques.TABLE.subList(0, allEasier ? index : Math.min(basics, index));
    }

    private static Example on(PencilMarks start, Technique technique, List<Technique> before) {
        Ladder ladder =
                Ladder.of(Stream.concat(before.stream(), Stream.of(technique)).toList());
        PencilMarks marks = start;
        for (Deduction step : ladder.path(start).steps()) {
            if (step.technique() == technique) {
                return new Example(marks, step);
            }
            marks = step.apply(marks);
        }
        throw new IllegalStateException("the example of " + technique + " does without it");
    }
}
