package stepdoku.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import stepdoku.board.CellNames;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.line.CellWords;
import stepdoku.line.Completion;
import stepdoku.line.Completions;
import stepdoku.line.Prospect;
import stepdoku.reply.Boards;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.view.Role;

/** {@code set}: digits into cells. */
final class SetCommand extends Command {
    /** What empties a cell in place of a digit. */
    private static final List<String> EMPTY = List.of("0", ".");

    SetCommand() {
        super(Sheet.of(Group.BOARD, "set CELL DIGIT ...", "put digits into cells: set r1c3 4, or set r1c3=4 r2c4=7")
                .meaning("A cell is written r3c7, 3,7, 37 or C7. A digit that clashes is set as well, and the clash is"
                        + " shown: explore. 0 or . empties the cell. Givens cannot be changed. undo takes all of"
                        + " one set back.")
                .examples("load leetcode; set r1c3 4", "load leetcode; set r1c3=4 r2c2=7")
                .answeringPrograms());
    }

    /** One pair: a cell and the digit for it. */
    private record Entry(int cell, int digit) {
        String text(Geometry geometry) {
            return digit == 0 ? geometry.name(cell) + " empty" : geometry.name(cell) + " = " + Digits.symbol(digit);
        }
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        session.refuseQueens();
        List<Entry> entries = entries(session.grid(), arguments.atLeast(1));
        PencilMarks marks = session.marks();
        for (Entry entry : entries) {
            marks = set(marks, entry);
        }
        String text =
                entries.stream().map(entry -> entry.text(session.geometry())).collect(Collectors.joining(", "));
        if (marks.equals(session.marks())) {
            return Boards.reply(session, false, "nothing has changed: already " + text);
        }
        boolean ended = session.change(marks);
        return Boards.reply(session, ended, "set " + text);
    }

    private static List<Entry> entries(Grid grid, Arguments arguments) {
        List<String> words = arguments.words().stream()
                .flatMap(word -> List.of(word.split("=", 2)).stream())
                .filter(word -> !word.isEmpty())
                .toList();
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < words.size(); i += 2) {
            int cell = CellWords.cell(grid.geometry(), words.get(i));
            refuseGiven(grid, cell);
            if (i + 1 == words.size()) {
                throw arguments.usage("the digit for %s is missing".formatted(words.get(i)));
            }
            String word = words.get(i + 1);
            entries.add(new Entry(cell, EMPTY.contains(word) ? 0 : CellWords.digit(grid.geometry(), word)));
        }
        return entries;
    }

    static void refuseGiven(Grid grid, int cell) {
        if (grid.isGiven(cell)) {
            throw new UserError("%s is a given and stays %c"
                    .formatted(grid.geometry().name(cell), Digits.symbol(grid.digit(cell))));
        }
    }

    /** What was eliminated stays so only while the board grows; an emptied cell, or another digit in a filled cell starts afresh. */
    private static PencilMarks set(PencilMarks marks, Entry entry) {
        if (marks.grid().digit(entry.cell()) == entry.digit()) {
            return marks;
        }
        if (entry.digit() == 0) {
            return PencilMarks.of(marks.grid().withoutEntry(entry.cell()));
        }
        return marks.grid().isEmpty(entry.cell())
                ? marks.place(entry.cell(), entry.digit())
                : PencilMarks.of(marks.grid().withEntry(entry.cell(), entry.digit()));
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        if (before.size() % 2 == 0) {
            return Completions.emptyCells(session);
        }
        OptionalInt cell = CellNames.parse(session.geometry(), before.get(before.size() - 1));
        return cell.isPresent() ? digits(session, cell.getAsInt()) : List.of();
    }

    /** All digits and what they would do; if only one fits, that one, so that a key completes it. */
    private static List<Completion> digits(Session session, int cell) {
        int fitting = session.grid().candidates(cell);
        int offered = Digits.count(fitting) == 1 ? fitting : session.geometry().digits();
        return session.grid().isGiven(cell)
                ? List.of()
                : Arrays.stream(Digits.members(offered))
                        .mapToObj(digit -> Prospect.of(session.marks(), cell, digit))
                        .sorted(Comparator.comparing(Prospect::kind))
                        .map(Prospect::completion)
                        .toList();
    }

    @Override
    String meaning(Session session, List<String> before, String kind) {
        OptionalInt cell = before.isEmpty()
                ? OptionalInt.empty()
                : CellNames.parse(session.geometry(), before.get(before.size() - 1));
        return kind.equals("DIGIT") && cell.isPresent() && session.grid().isEmpty(cell.getAsInt())
                ? fitting(session, cell.getAsInt())
                : super.meaning(session, before, kind);
    }

    private static String fitting(Session session, int cell) {
        String digits = Digits.text(session.grid().candidates(cell));
        return digits.isEmpty()
                ? "none fits " + session.geometry().name(cell)
                : String.join(" ", digits.split(""))
                        + (digits.length() == 1 ? " fits " : " fit ")
                        + session.geometry().name(cell);
    }

    @Override
    Role judge(Session session, List<String> before, String word) {
        boolean isCell = before.size() % 2 == 0;
        OptionalInt cell = CellNames.parse(session.geometry(), isCell ? word : before.get(before.size() - 1));
        if (cell.isEmpty() || session.grid().isGiven(cell.getAsInt())) {
            return isCell ? Role.BAD : Role.PLAIN;
        }
        return isCell ? Role.ACCENT : judgeDigit(session, cell.getAsInt(), word);
    }

    private static Role judgeDigit(Session session, int cell, String word) {
        int digit = Digits.parse(word.charAt(0));
        return word.length() > 1 || digit < 1 || digit > session.geometry().size()
                ? Role.BAD
                : Prospect.of(session.marks(), cell, digit).completion().role();
    }

    @Override
    boolean takesPairs() {
        return true;
    }
}
