package stepdoku.hint;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.ArrayUtils;
import stepdoku.board.House;
import stepdoku.board.House.Kind;

/**
 * Groups joined to the inferences of candidates. A group and another node of its digit that see each other have a weak link,
 * and a strong one if they are all the places of the digit in a house.
 */
final class GroupLinks {
    private final Chart chart;
    private final List<Node> nodes;
    private final List<int[]> strong;
    private final List<int[]> weak;

    GroupLinks(Chart chart, Inferences candidates) {
        this.chart = chart;
        this.nodes = new ArrayList<>(candidates.nodes());
        this.strong = new ArrayList<>(List.of(candidates.strong()));
        this.weak = new ArrayList<>(List.of(candidates.weak()));
    }

    Inferences inferences() {
        for (House line : chart.geometry().houses()) {
            if (line.kind() != Kind.BOX) {
                addGroups(line, chart.sight().boxesAlong(line));
            }
        }
        return new Inferences(List.copyOf(nodes), strong.toArray(int[][]::new), weak.toArray(int[][]::new));
    }

    private void addGroups(House line, List<House> boxes) {
        int width = chart.size() / boxes.size();
        for (int digit = 1; digit <= chart.size(); digit++) {
            for (int i = 0; i < boxes.size(); i++) {
                int inBox = chart.positions(line, digit) >>> i * width & (1 << width) - 1;
                if (Integer.bitCount(inBox) > 1) {
                    CellSet cells = chart.set(chart.cellsAt(line, inBox << i * width));
                    addGroup(Node.of(chart, cells, digit), line, boxes.get(i));
                }
            }
        }
    }

    private void addGroup(Node group, House line, House box) {
        int number = nodes.size();
        nodes.add(group);
        strong.add(new int[0]);
        weak.add(new int[0]);
        for (int other = 0; other < number; other++) {
            Node node = nodes.get(other);
            if (node.digit() == group.digit() && group.sees(node)) {
                join(weak, number, other);
                if (fill(line, group, node) || fill(box, group, node)) {
                    join(strong, number, other);
                }
            }
        }
    }

    /** Whether the two are all the places of their digit in a house. */
    private boolean fill(House house, Node group, Node other) {
        return group.cells().or(other.cells()).equals(chart.places(house, group.digit()));
    }

    private static void join(List<int[]> links, int number, int other) {
        links.set(number, ArrayUtils.add(links.get(number), other));
        links.set(other, ArrayUtils.add(links.get(other), number));
    }
}
