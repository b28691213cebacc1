package stepdoku.hint;

import java.util.ArrayDeque;
import java.util.Deque;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;

/**
 * A chain of cells that all have the same two candidates. Sources: HoDoKu, "Chains and Loops"; SudokuWiki, "Remote Pairs";
 * Sudopedia, "Remote Pairs".
 */
final class RemotePair extends Technique {
    RemotePair() {
        super(Level.FIENDISH, "Remote Pair", "remote pairs");
    }

    @Override
    public String explanation() {
        return """
                Cells that all have the same two candidates form a chain in which each sees the next, so they hold the two \
                digits in turn. The ends of a chain of four cells (or six, eight...) hold different digits: a cell that sees \
                both ends can hold neither. \
                Sources: HoDoKu, "Chains and Loops"; SudokuWiki, "Remote Pairs"; Sudopedia, "Remote Pairs".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        CellSet pairs = chart.cellsWith(2);
        for (int start : pairs.cells()) {
            if (!findings.areEnough()) {
                follow(chart, start, pairs, findings);
            }
        }
    }

    /** Reaches cells in the order of their distance from the start, each from the one before it. */
    private static void follow(Chart chart, int start, CellSet pairs, Findings findings) {
        int[] before = new int[chart.geometry().cellCount()];
        int[] length = new int[chart.geometry().cellCount()];
        length[start] = 1;
        Deque<Integer> reached = new ArrayDeque<>();
        reached.add(start);
        while (!reached.isEmpty()) {
            int cell = reached.remove();
            if (start < cell && length[cell] >= 4 && length[cell] % 2 == 0) {
                tell(chart, chain(before, length[cell], cell), findings);
            }
            for (int next : pairs.and(chart.sight().peers(cell)).cells()) {
                if (length[next] == 0 && chart.candidates(next) == chart.candidates(start)) {
                    before[next] = cell;
                    length[next] = length[cell] + 1;
                    reached.add(next);
                }
            }
        }
    }

    private static int[] chain(int[] before, int length, int end) {
        int[] chain = new int[length];
        chain[length - 1] = end;
        for (int i = length - 1; i > 0; i--) {
            chain[i - 1] = before[chain[i]];
        }
        return chain;
    }

    private static void tell(Chart chart, int[] chain, Findings findings) {
        int pair = chart.candidates(chain[0]);
        int last = chain[chain.length - 1];
        CellSet seen = chart.sight().commonPeers(chain[0], last);
        String ends = Wording.cellList(chart.geometry(), chain[0], last);
        String why = "along the chain the cells hold " + Wording.digitList(pair) + " in turn, so " + ends
                + " hold one each, and a cell that sees both can hold neither";
        Pattern pattern = Pattern.of(chart.set(chain), pair, text(chart.geometry(), chain, pair));
        findings.eliminate(pattern, chart.candidates(seen, pair), why);
    }

    /** {@code 1/2 r1c1 -2- r1c5 -1- r5c5 -2- r5c9}. */
    private static String text(Geometry geometry, int[] chain, int pair) {
        StringBuilder text = new StringBuilder(Wording.digits(pair, "/") + " " + geometry.name(chain[0]));
        for (int i = 1; i < chain.length; i++) {
            char link = Digits.symbol(i % 2 == 1 ? Digits.highest(pair) : Digits.lowest(pair));
            text.append(" -").append(link).append("- ").append(geometry.name(chain[i]));
        }
        return text.toString();
    }
}
