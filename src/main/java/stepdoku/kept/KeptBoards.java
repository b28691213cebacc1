package stepdoku.kept;

import java.util.ArrayList;
import java.util.List;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.session.Snapshot;
import stepdoku.session.UserError;

/** The boards of a session, with those that undo and redo would bring back, as lines of a file. Mutable while read. */
final class KeptBoards implements KeptPart {
    private final List<PencilMarks> boards = new ArrayList<>();
    private int undone;
    /** Null until givens were read. */
    private Grid givens;

    static List<String> lines(Snapshot it) {
        List<String> lines = new ArrayList<>(List.of(
                "# The boards, oldest first, each with its entries, and candidates that are eliminated behind 'without'.",
                "# The last 'board' is on the table; redo brings back those that are 'undone'."));
        String before = "";
        for (int i = 0; i < it.boards().size(); i++) {
            PencilMarks marks = it.boards().get(i);
            String givens = givens(marks.grid());
            if (!givens.equals(before)) {
                lines.add("givens " + givens);
            }
            before = givens;
            String key = i < it.boards().size() - it.undone() ? "board " : "undone ";
            lines.add((key + KeptBoard.words(marks)).strip());
        }
        return lines;
    }

    static String givens(Grid grid) {
        return grid.withoutEntries().toString();
    }

    static Grid readGivens(String line) {
        if (Geometry.withCells(line.length()).isEmpty()) {
            throw new UserError("no board has %d cells".formatted(line.length()));
        }
        try {
            Grid grid = Grid.ofLine(line);
            if (grid.toString().equalsIgnoreCase(line)) {
                return grid;
            }
        } catch (IllegalArgumentException digitTooGreat) {
            // It is told below, as for signs that are no digits.
        }
        throw new UserError("there is something among the givens that is no digit of this board");
    }

    @Override
    public boolean read(String key, String words) {
        switch (key) {
            case "givens" -> givens = readGivens(words);
            case "board" -> add(words, 0);
            case "undone" -> add(words, 1);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void add(String words, int isUndone) {
        if (givens == null) {
            throw new UserError("the givens of this board are missing");
        }
        if (undone > 0 && isUndone == 0) {
            throw new UserError("a board cannot come behind one that was undone");
        }
        boards.add(KeptBoard.read(givens, words));
        undone += isUndone;
    }

    /** All boards; one at least is on the table. */
    List<PencilMarks> boards() {
        if (boards.size() == undone) {
            throw new UserError("no board is on the table");
        }
        return boards;
    }

    int undone() {
        return undone;
    }
}
