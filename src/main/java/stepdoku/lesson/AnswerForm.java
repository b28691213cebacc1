package stepdoku.lesson;

import java.math.BigInteger;
import java.util.Optional;
import org.apache.commons.lang3.BooleanUtils;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.board.CellNames;
import stepdoku.board.Geometry;

/** How the answer to a question is said. */
public enum AnswerForm {
    /** The number of an answer that is shown. */
    CHOICE("a number") {
        @Override
        boolean fits(String word, int choices, Geometry board) {
            int number = NumberUtils.isDigits(word) ? NumberUtils.toInt(word, 0) : 0;
            return 1 <= number && number <= choices;
        }
    },
    NUMBER("a number") {
        @Override
        boolean fits(String word, int choices, Geometry board) {
            return NumberUtils.isDigits(word);
        }

        @Override
        boolean isSame(String answer, String word, Geometry board) {
            return new BigInteger(answer).equals(new BigInteger(word));
        }
    },
    CELL("a cell, such as r2c3") {
        @Override
        boolean fits(String word, int choices, Geometry board) {
            return CellNames.parse(board, word).isPresent();
        }

        @Override
        boolean isSame(String answer, String word, Geometry board) {
            return CellNames.parse(board, answer).equals(CellNames.parse(board, word));
        }
    },
    TRUTH("true or false") {
        @Override
        boolean fits(String word, int choices, Geometry board) {
            return truth(word).isPresent();
        }

        @Override
        boolean isSame(String answer, String word, Geometry board) {
            return truth(answer).equals(truth(word));
        }

        /** What a word says, yes and no being as good as true and false. */
        private Optional<Boolean> truth(String word) {
            return Optional.ofNullable(BooleanUtils.toBooleanObject(word)).filter(said -> word.length() > 1);
        }
    };

    private final String text;

    AnswerForm(String text) {
        this.text = text;
    }

    /** The form of a short answer that is right; a word that has none is an IllegalArgumentException. */
    static AnswerForm of(String answer) {
        if (NumberUtils.isDigits(answer)) {
            return NUMBER;
        }
        if (CellNames.looksLikeCell(answer)) {
            return CELL;
        }
        if (TRUTH.fits(answer, 0, Geometry.of(9))) {
            return TRUTH;
        }
        throw new IllegalArgumentException("'" + answer + "' is neither a number, a cell, true nor false");
    }

    /** Whether a word can be an answer, of so many on such a board. */
    abstract boolean fits(String word, int choices, Geometry board);

    /** Whether a word that can be an answer means this one. */
    boolean isSame(String answer, String word, Geometry board) {
        return answer.equalsIgnoreCase(word);
    }

    @Override
    public String toString() {
        return text;
    }
}
