package stepdoku.line;

import java.util.OptionalInt;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.board.CellNames;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** Cells and digits as people type them; a word that is none is a {@link UserError} that says what fits. */
public final class CellWords {
    private CellWords() {}

    /** The cell that a word names. */
    public static int cell(Geometry geometry, String word) {
        OptionalInt cell = CellNames.parse(geometry, word);
        if (cell.isPresent()) {
            return cell.getAsInt();
        }
        throw new UserError(
                CellNames.looksLikeCell(word)
                        ? "there is no cell '%s': rows and columns go from 1 to %d"
                                .formatted(Words.shorten(word), geometry.size())
                        : "'%s' is not a cell: write 'r3c7', '3,7' or 'C7'".formatted(Words.shorten(word)));
    }

    /** The digit that a word is: 1 to 9, then A and so on. */
    public static int digit(Geometry geometry, String word) {
        int digit = word.length() == 1 ? Digits.parse(word.charAt(0)) : NumberUtils.toInt(word, 0);
        if (digit < 1 || digit > geometry.size()) {
            throw new UserError("'%s' is not a digit of this board: they go from 1 to %c"
                    .formatted(Words.shorten(word), Digits.symbol(geometry.size())));
        }
        return digit;
    }
}
