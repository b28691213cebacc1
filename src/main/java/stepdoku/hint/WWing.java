package stepdoku.hint;

import stepdoku.board.Digits;

/**
 * Two cells with the same two candidates, joined by a strong link of one of them. Sources: HoDoKu, "Wings"; SudokuWiki,
 * "W-Wing Strategy"; Sudopedia, "W-Wing".
 */
final class WWing extends Technique {
    WWing() {
        super(Level.FIENDISH, "W-Wing");
    }

    @Override
    public String explanation() {
        return """
                Two cells far apart have the same two candidates x and y. A house has only two places for x, and each of them \
                sees one of the cells. So the cells cannot both be x: one of them is y, and a cell that sees both cannot be. \
                Sources: HoDoKu, "Wings"; SudokuWiki, "W-Wing Strategy"; Sudopedia, "W-Wing".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        int[] pairs = chart.cellsWith(2).cells();
        for (int i = 0; i < pairs.length && !findings.areEnough(); i++) {
            for (int j = i + 1; j < pairs.length; j++) {
                boolean isPair = chart.candidates(pairs[i]) == chart.candidates(pairs[j]);
                if (isPair && !chart.sight().arePeers(pairs[i], pairs[j])) {
                    tryLinks(chart, pairs[i], pairs[j], findings);
                }
            }
        }
    }

    private static void tryLinks(Chart chart, int cell, int other, Findings findings) {
        for (int linked : Digits.members(chart.candidates(cell))) {
            int rest = chart.candidates(cell) & ~Digits.of(linked);
            CellSet hit = chart.places(Digits.lowest(rest)).and(chart.sight().commonPeers(cell, other));
            if (!hit.isEmpty()) {
                StrongLink.of(chart, linked).stream()
                        .flatMap(link -> link.bothWays().stream())
                        .filter(link -> joins(chart, link, cell, other))
                        .forEach(link -> tell(chart, cell, other, link, linked, hit, findings));
            }
        }
    }

    private static boolean joins(Chart chart, StrongLink link, int cell, int other) {
        return chart.sight().arePeers(link.from(), cell)
                && chart.sight().arePeers(link.to(), other)
                && link.from() != other
                && link.to() != cell;
    }

    private static void tell(
            Chart chart, int cell, int other, StrongLink link, int linked, CellSet hit, Findings findings) {
        int pair = chart.candidates(cell);
        int rest = pair & ~Digits.of(linked);
        String ends = Wording.cells(chart.geometry(), chart.set(link.from(), link.to()));
        String text = Wording.digits(pair, "/") + " in " + Wording.cells(chart.geometry(), cell, other)
                + " connected by " + Digits.symbol(linked) + " in " + ends;
        String why = "one of " + ends.replace(",", " and ") + " is " + Digits.symbol(linked) + ", so "
                + Wording.cellList(chart.geometry(), cell, other) + " are not both " + Digits.symbol(linked)
                + ": one of them is " + Digits.text(rest);
        CellSet cells = chart.set(cell, other, link.from(), link.to());
        findings.eliminate(Pattern.of(cells, pair, text), chart.candidates(hit, rest), why);
    }
}
