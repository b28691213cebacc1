package stepdoku.kept;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;
import stepdoku.board.CellNames;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/**
 * A board over known givens as words in a file: its entries, and behind {@code without} the candidates that the rules allow
 * and that were eliminated: {@code r1c3=4 r1c4=6 without r2c2=47}.
 */
final class KeptBoard {
    private static final String WITHOUT = "without";

    private KeptBoard() {}

    static String words(PencilMarks marks) {
        Grid grid = marks.grid();
        List<String> words = new ArrayList<>();
        grid.entries().forEach(cell -> words.add(word(grid.geometry(), cell, Digits.of(grid.digit(cell)))));
        List<String> eliminated = grid.emptyCells()
                .filter(cell -> eliminated(marks, cell) != Digits.NONE)
                .mapToObj(cell -> word(grid.geometry(), cell, eliminated(marks, cell)))
                .toList();
        if (!eliminated.isEmpty()) {
            words.add(WITHOUT);
            words.addAll(eliminated);
        }
        return String.join(" ", words);
    }

    private static int eliminated(PencilMarks marks, int cell) {
        return marks.grid().candidates(cell) & ~marks.candidates(cell);
    }

    private static String word(Geometry geometry, int cell, int digits) {
        return geometry.name(cell) + "=" + Digits.text(digits);
    }

    static PencilMarks read(Grid givens, String words) {
        List<String> all = List.of(StringUtils.split(words));
        int entries = all.contains(WITHOUT) ? all.indexOf(WITHOUT) : all.size();
        PencilMarks marks = PencilMarks.of(withEntries(givens, all.subList(0, entries)));
        for (String word : all.subList(Math.min(all.size(), entries + 1), all.size())) {
            marks = without(marks, CellAndDigits.read(givens.geometry(), word));
        }
        return marks;
    }

    private static Grid withEntries(Grid givens, List<String> words) {
        int[] digits = givens.digits();
        for (String word : words) {
            CellAndDigits entry = CellAndDigits.read(givens.geometry(), word);
            if (Digits.count(entry.digits()) != 1 || digits[entry.cell()] != 0) {
                throw new UserError("%s cannot be an entry on this board".formatted(Words.shorten(word)));
            }
            digits[entry.cell()] = Digits.lowest(entry.digits());
        }
        return givens.withDigits(digits);
    }

    private static PencilMarks without(PencilMarks marks, CellAndDigits eliminated) {
        PencilMarks fewer = marks;
        for (int digit : Digits.members(eliminated.digits())) {
            fewer = fewer.eliminate(eliminated.cell(), digit);
        }
        return fewer;
    }

    /** A cell and a set of digits: {@code r2c2=47}. */
    private record CellAndDigits(int cell, int digits) {
        static CellAndDigits read(Geometry geometry, String word) {
            String symbols = StringUtils.substringAfter(word, "=");
            OptionalInt cell = CellNames.parse(geometry, StringUtils.substringBefore(word, "="));
            int digits = IntStream.range(0, symbols.length())
                    .map(at -> Digits.of(Digits.parse(symbols.charAt(at))))
                    .reduce(Digits.NONE, (some, more) -> some | more);
            if (cell.isEmpty() || digits == Digits.NONE || (digits & ~geometry.digits()) != 0) {
                throw new UserError("'%s' is not a cell and its digits, such as r2c2=47, on a board of %s"
                        .formatted(Words.shorten(word), geometry));
            }
            return new CellAndDigits(cell.getAsInt(), digits);
        }
    }
}
