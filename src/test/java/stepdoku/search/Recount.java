package stepdoku.search;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import stepdoku.board.Digits;

/** A plain recursion, stopped after a number of moves, that counts all it does on its way. */
final class Recount {

    /** One branch of the tree: the placements and solutions in it, whether it still stands, and the branches below. */
    private static final class Branch {
        private final int value;
        private long size;
        private long solutions;
        private boolean onPath = true;
        private List<Branch> branches = new ArrayList<>();

        Branch(int value) {
            this.value = value;
        }
    }

    private static final int ALL = Integer.MAX_VALUE;

    private final Position position;
    private final PlainRules board;
    private final Strategy strategy;
    private final long end;
    private final int levelsKept;
    private final Branch root = new Branch(0);
    private int depth;
    private long run;

    final List<Integer> depths = new ArrayList<>(List.of(0));
    final Map<Rule, Long> rejections = new EnumMap<>(Rule.class);
    final long[] deadEnds;
    long tests;
    long passedOver;
    long longestRun;

    private Recount(Position position, Strategy strategy, long end, int levelsKept) {
        this.position = position;
        this.board = new PlainRules(position);
        this.strategy = strategy;
        this.end = end;
        this.levelsKept = levelsKept;
        this.deadEnds = new long[position.emptyAtStart() + 1];
        position.rules().forEach(rule -> rejections.put(rule, 0L));
    }

    /** Through all solutions, up to a time. */
    static Recount of(Search start, long end) {
        return of(start, end, ALL);
    }

    /** The same for long searches: failed branches are kept for so many levels only, and no rule is asked. */
    static Recount ofLong(Search start, long end, int levelsKept) {
        return of(start, end, levelsKept);
    }

    private static Recount of(Search start, long end, int levelsKept) {
        Recount recount = new Recount(start.position().fresh(), start.strategy(), end, levelsKept);
        try {
            recount.dfs(recount.root);
        } catch (Enough enough) {
            // It stands where it was to stop.
        }
        return recount;
    }

    private void dfs(Branch above) {
        if (position.firstEmpty() == Position.NONE) {
            above.solutions++;
            stopAtEnd();
            return;
        }
        long choice = strategy.choose(position);
        if (depth > 0 || Choice.values(choice) != 0) {
            stopAtEnd();
        }
        tryValues(above, Choice.cell(choice), Choice.values(choice));
    }

    private void tryValues(Branch above, int cell, int allowed) {
        for (int value = 1; value <= position.valueCount(); value++) {
            tests++;
            if (Digits.contains(allowed, value)) {
                tryValue(above, cell, value);
                if (depth > 0 || Digits.above(allowed, value) != 0) {
                    stopAtEnd();
                }
            } else if (levelsKept == ALL) {
                reject(cell, value);
            }
        }
        if (allowed == 0) {
            deadEnds[depth]++;
        }
    }

    private void tryValue(Branch above, int cell, int value) {
        Branch branch = new Branch(value);
        above.branches.add(branch);
        try {
            place(cell, value);
            branch.size = 1;
            dfs(branch);
            retract(cell);
            branch.onPath = false;
        } finally {
            above.size += branch.size;
            above.solutions += branch.solutions;
        }
        if (depth >= levelsKept) {
            branch.branches = List.of();
        }
    }

    private void reject(int cell, int value) {
        for (Rule rule : position.rules()) {
            if (board.forbids(rule, cell, value)) {
                rejections.merge(rule, 1L, Long::sum);
                return;
            }
        }
        passedOver++;
    }

    private void place(int cell, int value) {
        position.place(cell, value);
        board.values[cell] = value;
        run = 0;
        depths.add(++depth);
    }

    private void retract(int cell) {
        position.retract(cell, board.values[cell]);
        board.values[cell] = 0;
        longestRun = Math.max(longestRun, ++run);
        depths.add(--depth);
    }

    private void stopAtEnd() {
        if (depths.size() > end) {
            throw new Enough();
        }
    }

    private static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    long placements() {
        return root.size;
    }

    long solutions() {
        return root.solutions;
    }

    /** How many calls were made with so many placements above them. */
    long[] calls() {
        long[] calls = new long[deadEnds.length];
        calls[0] = 1;
        for (int time = 1; time < depths.size(); time++) {
            if (depths.get(time) > depths.get(time - 1)) {
                calls[depths.get(time)]++;
            }
        }
        return calls;
    }

    // ---- trees as text, a line a branch: its values from the root, what is in it, whether it is on the path

    private static String line(String name, long size, long solutions, boolean onPath) {
        return "%s: %d placements, %d solutions%s".formatted(name, size, solutions, onPath ? ", on the path" : "");
    }

    /** The branches of the calls that a scope looks into. */
    List<String> within(TreeScope scope) {
        List<String> lines = new ArrayList<>();
        collect(root, "", 0, scope, lines);
        return lines;
    }

    private static void collect(Branch above, String name, int level, TreeScope scope, List<String> lines) {
        for (Branch branch : above.branches) {
            String branchName = name + "/" + branch.value;
            lines.add(line(branchName, branch.size, branch.solutions, branch.onPath));
            if (level + 1 < scope.levels() || scope.path() && branch.onPath) {
                collect(branch, branchName, level + 1, scope, lines);
            }
        }
    }

    /** The branches of a tree that was found otherwise. */
    static List<String> branches(CallTree root) {
        List<String> lines = new ArrayList<>();
        collect(root, "", lines);
        return lines;
    }

    private static void collect(CallTree call, String name, List<String> lines) {
        for (CallTree.Branch branch : call.branches()) {
            String branchName = name + "/" + branch.value();
            lines.add(line(branchName, branch.size(), branch.solutions(), branch.onPath()));
            collect(branch.below(), branchName, lines);
        }
    }
}
