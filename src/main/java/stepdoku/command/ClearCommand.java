package stepdoku.command;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import stepdoku.board.CellNames;
import stepdoku.board.Grid;
import stepdoku.line.CellWords;
import stepdoku.line.Completion;
import stepdoku.line.Completions;
import stepdoku.reply.Boards;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.text.Words;
import stepdoku.view.Role;

/** {@code clear}: entries go, givens stay. */
final class ClearCommand extends Command {
    private static final String ALL = "all";

    ClearCommand() {
        super(Sheet.of(Group.BOARD, "clear CELL ...|all", "take entries away, never givens")
                .examples("load leetcode; set r1c3 4; clear r1c3", "load leetcode; set r1c3 4; clear all")
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        session.refuseQueens();
        Grid grid = session.grid();
        if (arguments.atLeast(1).words().equals(List.of(ALL))) {
            boolean ended = session.change(grid.withoutEntries());
            return Boards.reply(session, ended, Words.count(grid.entries().count(), "cell") + " cleared");
        }
        List<Integer> cells = arguments.words().stream()
                .map(word -> entry(grid, word))
                .distinct()
                .toList();
        Grid cleared = grid;
        for (int cell : cells) {
            cleared = cleared.withoutEntry(cell);
        }
        boolean ended = session.change(cleared);
        String names = cells.stream().map(grid.geometry()::name).collect(Collectors.joining(", "));
        return Boards.reply(session, ended, "cleared " + names);
    }

    private static int entry(Grid grid, String word) {
        int cell = CellWords.cell(grid.geometry(), word);
        SetCommand.refuseGiven(grid, cell);
        if (grid.isEmpty(cell)) {
            throw new UserError(grid.geometry().name(cell) + " is empty already");
        }
        return cell;
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        List<Completion> entries = Completions.cells(session, session.grid()::isEntry, "entries");
        Completion all = new Completion(ALL, "every entry").under("all at once");
        return before.isEmpty()
                ? Stream.concat(Stream.of(all), entries.stream()).toList()
                : entries;
    }

    @Override
    Role judge(Session session, List<String> before, String word) {
        OptionalInt cell = CellNames.parse(session.geometry(), word);
        if (cell.isEmpty()) {
            return super.judge(session, before, word);
        }
        return session.grid().isEntry(cell.getAsInt()) ? Role.ACCENT : Role.BAD;
    }
}
