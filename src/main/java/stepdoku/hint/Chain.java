package stepdoku.hint;

import java.util.List;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;

/**
 * Candidates joined by strong and weak links in turn, strong at both ends: if the first is false, the last is true. Its text
 * form names the links by their digits, {@code =} for strong and {@code -} for weak: {@code r1c1 =5= r1c7 -5- r3c8}.
 */
record Chain(Geometry geometry, List<Candidate> candidates) {
    Candidate start() {
        return candidates.get(0);
    }

    Candidate end() {
        return candidates.get(candidates.size() - 1);
    }

    int strongLinks() {
        return candidates.size() / 2;
    }

    /** Whether it meets a candidate twice, other than at its ends. */
    boolean crossesItself() {
        List<Candidate> inner = candidates.subList(1, candidates.size());
        return inner.stream().distinct().count() < inner.size();
    }

    boolean isLoop() {
        return start().equals(end());
    }

    CellSet cells() {
        return CellSet.of(
                geometry, candidates.stream().mapToInt(Candidate::cell).toArray());
    }

    int digits() {
        return candidates.stream()
                .mapToInt(candidate -> Digits.of(candidate.digit()))
                .reduce(0, (a, b) -> a | b);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(geometry.name(start().cell()));
        for (int i = 1; i < candidates.size(); i++) {
            Candidate candidate = candidates.get(i);
            // A link inside a cell is not written: the cell stands between two links of different digits.
            if (candidate.cell() != candidates.get(i - 1).cell()) {
                char sign = i % 2 == 1 ? '=' : '-';
                text.append(' ')
                        .append(sign)
                        .append(Digits.symbol(candidate.digit()))
                        .append(sign);
                text.append(' ').append(geometry.name(candidate.cell()));
            }
        }
        return text.toString();
    }

    /** The text form between the digits of its ends: {@code 5- r1c1 -3- r1c5 -5}. */
    String textWithEnds() {
        return Digits.symbol(start().digit()) + "- " + this + " -" + Digits.symbol(end().digit());
    }

    String whyPlaced() {
        String name = geometry.name(start().cell());
        char digit = Digits.symbol(start().digit());
        return "if " + name + " were not " + digit + ", then, link by link, it would have to be; so it is";
    }

    String whyEliminated() {
        return "if " + claim(start(), " is not ") + ", then, link by link, " + claim(end(), " is ")
                + "; one of the two is true, so what both forbid is false";
    }

    private String claim(Candidate candidate, String verb) {
        return geometry.name(candidate.cell()) + verb + Digits.symbol(candidate.digit());
    }
}
