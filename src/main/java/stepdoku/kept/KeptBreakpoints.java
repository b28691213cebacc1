package stepdoku.kept;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.line.ConditionWords;
import stepdoku.line.Places;
import stepdoku.line.QueensPlaces;
import stepdoku.line.SudokuPlaces;
import stepdoku.search.Breakpoint;
import stepdoku.search.QueensPosition;
import stepdoku.session.Snapshot;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** The breakpoints of a session as lines of a file. Mutable while read. */
final class KeptBreakpoints implements KeptPart {
    private static final Pattern BREAK = Pattern.compile(
            "(\\d{1,9}) (on|off), every (\\d{1,18})(, once)?, hits (\\d{1,18}), ignore (\\d{1,18}), (\\S+(?: queens)?): (.+)");
    private static final Pattern SUDOKU = Pattern.compile("(\\d{1,2})x\\1");
    private static final Pattern QUEENS = Pattern.compile("(\\d{1,2}) queens");

    private final List<Breakpoint.Snapshot> all = new ArrayList<>();
    private int numbered;

    static List<String> lines(Snapshot it) {
        List<String> lines = new ArrayList<>();
        if (it.numbered() > 0) {
            lines.add(
                    "# The breakpoints, each in the words of the board on which it was set; how many there were so far.");
            it.breakpoints().forEach(breakpoint -> lines.add(line(breakpoint)));
            lines.add("numbered " + it.numbered());
        }
        return lines;
    }

    private static String line(Breakpoint.Snapshot it) {
        return "break %d %s, every %d%s, hits %d, ignore %d, %s: %s"
                .formatted(
                        it.number(),
                        it.enabled() ? "on" : "off",
                        it.every(),
                        it.once() ? ", once" : "",
                        it.hits(),
                        it.ignored(),
                        it.condition().board(),
                        it.condition());
    }

    @Override
    public boolean read(String key, String words) {
        switch (key) {
            case "break" -> all.add(breakpoint(words));
            case "numbered" -> numbered = WholeNumbers.read(words, Integer.MAX_VALUE);
            default -> {
                return false;
            }
        }
        return true;
    }

    private static Breakpoint.Snapshot breakpoint(String words) {
        Matcher it = BREAK.matcher(words);
        if (!it.matches() || Long.parseLong(it.group(3)) < 1) {
            throw new UserError("'%s' is not a breakpoint such as '1 on, every 1, hits 0, ignore 0, 9x9: retract r1c7'"
                    .formatted(Words.shorten(words)));
        }
        return new Breakpoint.Snapshot(
                Integer.parseInt(it.group(1)),
                ConditionWords.read(places(it.group(7)), List.of(it.group(8).split(" "))),
                Long.parseLong(it.group(3)),
                it.group(4) != null,
                it.group(2).equals("on"),
                Long.parseLong(it.group(5)),
                Long.parseLong(it.group(6)));
    }

    private static Places places(String board) {
        Matcher sudoku = SUDOKU.matcher(board);
        if (sudoku.matches() && Geometry.SIZES.contains(Integer.parseInt(sudoku.group(1)))) {
            return new SudokuPlaces(Grid.empty(Geometry.of(Integer.parseInt(sudoku.group(1)))));
        }
        Matcher queens = QUEENS.matcher(board);
        if (queens.matches() && Integer.parseInt(queens.group(1)) <= QueensPosition.MAX_SIZE) {
            return new QueensPlaces(Integer.parseInt(queens.group(1)));
        }
        throw new UserError("there is no board of '%s'".formatted(Words.shorten(board)));
    }

    List<Breakpoint.Snapshot> all() {
        return all;
    }

    /** How many there have ever been: no fewer than the numbers in use say. */
    int numbered() {
        return all.stream().map(Breakpoint.Snapshot::number).reduce(numbered, Math::max);
    }
}
