package stepdoku.hint;

import java.util.ArrayList;
import java.util.List;

/** Places of a digit joined by strong links, in two colours: all of one colour hold the digit and none of the other. */
record Coloring(CellSet first, CellSet second) {

    /** The colourings of a digit with three places or more; one that runs into itself has no colours and is left out. */
    static List<Coloring> of(Chart chart, int digit) {
        List<StrongLink> links = StrongLink.of(chart, digit);
        List<Coloring> colorings = new ArrayList<>();
        CellSet done = chart.set();
        for (StrongLink link : links) {
            if (!done.contains(link.from())) {
                Coloring coloring = new Coloring(chart.set(link.from()), chart.set()).grown(links);
                done = done.or(coloring.cells());
                if (coloring.cells().count() > 2 && !coloring.first().intersects(coloring.second())) {
                    colorings.add(coloring);
                }
            }
        }
        return colorings;
    }

    private Coloring grown(List<StrongLink> links) {
        Coloring grown = this;
        for (StrongLink link : links) {
            grown = grown.along(link).along(link.reversed());
        }
        return grown.equals(this) ? this : grown.grown(links);
    }

    private Coloring along(StrongLink link) {
        return new Coloring(
                second.contains(link.from()) ? first.with(link.to()) : first,
                first.contains(link.from()) ? second.with(link.to()) : second);
    }

    Coloring exchanged() {
        return new Coloring(second, first);
    }

    CellSet cells() {
        return first.or(second);
    }

    CellSet seenByBoth(Sight sight) {
        return seenBy(first, sight).and(seenBy(second, sight));
    }

    private static CellSet seenBy(CellSet cells, Sight sight) {
        CellSet seen = cells.without(cells);
        for (int cell : cells.cells()) {
            seen = seen.or(sight.peers(cell));
        }
        return seen;
    }
}
