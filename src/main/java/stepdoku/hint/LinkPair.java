package stepdoku.hint;

import java.util.List;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.House.Kind;

/**
 * Two strong links of a digit whose inner ends see each other: they cannot both hold it, so one of the outer ends does, and
 * no cell that sees both outer ends can. This is the logic of skyscraper, two-string kite and turbot fish, which differ in
 * where the links lie. Sources: HoDoKu, "Single Digit Patterns"; Sudopedia, "Skyscraper", "2-String Kite", "Turbot Fish".
 */
record LinkPair(Geometry geometry, int digit, StrongLink first, StrongLink second) {
    /** Which pairs a technique wants. */
    interface Shape {
        boolean fits(LinkPair pair);
    }

    /** How a technique writes a pair. */
    interface Form {
        String text(LinkPair pair);
    }

    /** Tells the findings the pairs of a shape, digit by digit. */
    static void search(Chart chart, Shape shape, Form form, Findings findings) {
        for (int digit = 1; digit <= chart.size() && !findings.areEnough(); digit++) {
            List<StrongLink> links = StrongLink.of(chart, digit);
            for (int i = 0; i < links.size(); i++) {
                for (int j = i + 1; j < links.size(); j++) {
                    search(chart, digit, links.get(i), links.get(j), shape, form, findings);
                }
            }
        }
    }

    private static void search(
            Chart chart, int digit, StrongLink one, StrongLink other, Shape shape, Form form, Findings findings) {
        if (!one.hasEnd(other.from()) && !one.hasEnd(other.to())) {
            join(chart, digit, one, other, shape, form, findings);
            join(chart, digit, one, other.reversed(), shape, form, findings);
            join(chart, digit, one.reversed(), other, shape, form, findings);
            join(chart, digit, one.reversed(), other.reversed(), shape, form, findings);
        }
    }

    private static void join(
            Chart chart, int digit, StrongLink first, StrongLink second, Shape shape, Form form, Findings findings) {
        if (chart.sight().arePeers(first.to(), second.from())) {
            LinkPair pair = new LinkPair(chart.geometry(), digit, first, second);
            if (!pair.isFish() && shape.fits(pair)) {
                pair.tell(chart, form, findings);
            }
        }
    }

    /** Two links in rows whose ends share both columns are an X-wing. */
    private boolean isFish() {
        return isSkyscraper() && shareLine(first.from(), second.to());
    }

    /** Both links lie in rows and the inner ends share a column, or the other way round. */
    boolean isSkyscraper() {
        return kind(first) == kind(second) && kind(first) != Kind.BOX && shareLine(first.to(), second.from());
    }

    /** One link lies in a row, the other in a column, and the inner ends share a box. */
    boolean isKite() {
        return kind(first) != kind(second)
                && kind(first) != Kind.BOX
                && kind(second) != Kind.BOX
                && geometry.box(first.to()) == geometry.box(second.from());
    }

    private static Kind kind(StrongLink link) {
        return link.house().kind();
    }

    private boolean shareLine(int cell, int other) {
        return geometry.row(cell) == geometry.row(other) || geometry.column(cell) == geometry.column(other);
    }

    private void tell(Chart chart, Form form, Findings findings) {
        CellSet hit = chart.places(digit).and(chart.sight().commonPeers(first.from(), second.to()));
        if (!hit.isEmpty()) {
            CellSet cells = chart.set(first.from(), first.to(), second.from(), second.to());
            Pattern pattern =
                    Pattern.of(List.of(first.house(), second.house()), cells, Digits.of(digit), form.text(this));
            findings.eliminate(pattern, chart.candidates(hit, Digits.of(digit)), why());
        }
    }

    /** {@code 1 in r1c1,r5c3 (connected by r1c7,r5c7)}: the outer ends, then the inner ones. */
    String textByEnds() {
        return Digits.symbol(digit) + " in " + Wording.cells(geometry, first.from(), second.to()) + " (connected by "
                + Wording.cells(geometry, first.to(), second.from()) + ")";
    }

    /** {@code 1 r1c1 =1= r1c7 -1- r2c8 =1= r5c8}: along the chain. */
    String textByChain() {
        char symbol = Digits.symbol(digit);
        return symbol + " " + geometry.name(first.from()) + " =" + symbol + "= " + geometry.name(first.to()) + " -"
                + symbol + "- " + geometry.name(second.from()) + " =" + symbol + "= " + geometry.name(second.to());
    }

    private String why() {
        return first.house() + " and " + second.house() + " have two places each for " + Digits.symbol(digit) + "; "
                + Wording.cellList(geometry, first.to(), second.from()) + " see each other and cannot both hold it, so "
                + geometry.name(first.from()) + " or " + geometry.name(second.to()) + " does";
    }
}
