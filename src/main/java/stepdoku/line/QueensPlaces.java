package stepdoku.line;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.search.Term;
import stepdoku.session.Problem;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** The places of the N queens: a row is a cell, {@code r3} or {@code row 3}, and its digit is a column. */
public record QueensPlaces(int size) implements Places {
    private static final String ROW = "row";
    private static final String COLUMN = "column";

    @Override
    public String board() {
        return new Problem.Queens(size).board();
    }

    @Override
    public Optional<Term> cell(String word) {
        return word.matches("[rR]\\d{1,2}") ? Optional.of(house(ROW, word.substring(1))) : Optional.empty();
    }

    @Override
    public boolean isCell(String word) {
        return cells().anyMatch(cell -> cell.word().equalsIgnoreCase(word));
    }

    @Override
    public Term house(String kind, String number) {
        return switch (kind) {
            case ROW -> Term.cell(number(ROW, number) - 1);
            case COLUMN -> digit(number);
            default -> throw new UserError("queens have no %s: name a row or a column".formatted(kind));
        };
    }

    @Override
    public Term digit(String word) {
        return Term.value(number(COLUMN, word));
    }

    private int number(String kind, String word) {
        int number = NumberUtils.toInt(word, 0);
        if (number < 1 || number > size) {
            throw new UserError(
                    "'%s' is not a %s of this board: they go from 1 to %d".formatted(Words.shorten(word), kind, size));
        }
        return number;
    }

    @Override
    public List<Completion> numbers() {
        return Completions.words(IntStream.rangeClosed(1, size).mapToObj(Integer::toString));
    }

    @Override
    public Stream<Completion> cells() {
        return IntStream.rangeClosed(1, size).mapToObj(row -> Completion.of("r" + row));
    }
}
