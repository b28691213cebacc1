package stepdoku.line;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.board.CellNames;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.House;
import stepdoku.search.Term;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** The places of a sudoku. */
public record SudokuPlaces(Grid grid) implements Places {
    private static final String ROW = "row";

    private Geometry geometry() {
        return grid.geometry();
    }

    @Override
    public String board() {
        return geometry().toString();
    }

    @Override
    public Optional<Term> cell(String word) {
        boolean isCell = CellNames.looksLikeCell(word)
                || CellNames.parse(geometry(), word).isPresent();
        return isCell ? Optional.of(Term.cell(CellWords.cell(geometry(), word))) : Optional.empty();
    }

    @Override
    public boolean isCell(String word) {
        return CellNames.parse(geometry(), word).isPresent();
    }

    @Override
    public Term house(String kind, String number) {
        int index = index(kind, number);
        return geometry().houses().stream()
                .filter(house -> house.kind().toString().equals(kind) && house.index() == index)
                .findFirst()
                .map(House::cells)
                .map(Term::cells)
                .orElseThrow(() -> new UserError("there is no %s '%s' on this board: they go from 1 to %d%s"
                        .formatted(kind, Words.shorten(number), geometry().size(), orLetters(kind))));
    }

    /** A row has a letter, too, as in the name of a cell. */
    private static int index(String kind, String number) {
        boolean isLetter = kind.equals(ROW) && number.matches("[A-Ya-y]");
        return isLetter ? Character.toUpperCase(number.charAt(0)) - 'A' : NumberUtils.toInt(number, 0) - 1;
    }

    private String orLetters(String kind) {
        return kind.equals(ROW) ? ", or from A to " + (char) ('A' + geometry().size() - 1) : "";
    }

    @Override
    public Term digit(String word) {
        return Term.value(CellWords.digit(geometry(), word));
    }

    @Override
    public List<Completion> numbers() {
        return Completions.digits(geometry());
    }

    @Override
    public Stream<Completion> cells() {
        return IntStream.range(0, geometry().cellCount())
                .filter(grid::isEmpty)
                .mapToObj(geometry()::name)
                .map(Completion::of);
    }
}
