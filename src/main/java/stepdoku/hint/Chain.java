package stepdoku.hint;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;

/**
 * Nodes joined by strong and weak links in turn, strong at both ends: if the first is false, the last is true. Its text
 * form names the links by their digits, {@code =} for strong and {@code -} for weak: {@code r1c1 =5= r1c7 -5- r3c8,r3c9}.
 */
record Chain(Geometry geometry, List<Node> nodes) {
    Node start() {
        return nodes.get(0);
    }

    Node end() {
        return nodes.get(nodes.size() - 1);
    }

    int strongLinks() {
        return nodes.size() / 2;
    }

    /** Whether it meets a candidate twice, other than at its ends. */
    boolean crossesItself() {
        Set<Candidate> met = new HashSet<>();
        for (Node node : nodes.subList(1, nodes.size())) {
            for (int cell : node.cells().cells()) {
                if (!met.add(new Candidate(cell, node.digit()))) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean isLoop() {
        return start().equals(end());
    }

    CellSet cells() {
        return nodes.stream().map(Node::cells).reduce(CellSet.of(geometry), CellSet::or);
    }

    int digits() {
        return nodes.stream().mapToInt(node -> Digits.of(node.digit())).reduce(0, (a, b) -> a | b);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(Wording.cells(geometry, start().cells()));
        for (int i = 1; i < nodes.size(); i++) {
            Node node = nodes.get(i);
            // A link inside a cell is not written: the cell stands between two links of different digits.
            if (!node.cells().equals(nodes.get(i - 1).cells())) {
                char sign = i % 2 == 1 ? '=' : '-';
                text.append(' ')
                        .append(sign)
                        .append(Digits.symbol(node.digit()))
                        .append(sign);
                text.append(' ').append(Wording.cells(geometry, node.cells()));
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
        String way = "if " + start().isFalse(geometry) + ", then, link by link, ";
        return isLoop()
                ? way + "one of them is; so one is, and no cell that sees them all can be"
                : way + end().isTrue(geometry) + "; one of the two is true, so what both forbid is false";
    }
}
