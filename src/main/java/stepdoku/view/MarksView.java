package stepdoku.view;

import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import stepdoku.board.Digits;
import stepdoku.board.PencilMarks;
import stepdoku.search.Search;

/**
 * A board with its pencil marks: where the page allows in the layout of HoDoKu, one line a row, candidates as groups of
 * digits; else each cell as a small grid in which a digit has its place, as many boxes abreast as there is room for.
 * What a hint says of candidates can be marked: those that go stand as {@code /4}, those that are to be placed as
 * {@code +4}.
 */
public record MarksView(
        PencilMarks marks, Marking cells, Map<Integer, Integer> placed, Map<Integer, Integer> eliminated, Cover cover)
        implements View {
    public MarksView {
        placed = Map.copyOf(placed);
        eliminated = Map.copyOf(eliminated);
    }

    public static MarksView of(PencilMarks marks) {
        return new MarksView(marks, Marking.none(), Map.of(), Map.of(), Cover.NONE);
    }

    /** The candidates at the present time of a search, its moves marked. */
    static MarksView of(Search search) {
        return of(PencilMarks.of(SearchGrid.of(search)))
                .with(BoardView.of(search).marking(), Map.of(), Map.of());
    }

    /** The same marks with cells to look at, and the masks of the candidates to place and to eliminate, by cell. */
    public MarksView with(Marking cells, Map<Integer, Integer> placed, Map<Integer, Integer> eliminated) {
        return new MarksView(marks, cells, placed, eliminated, cover);
    }

    /** The same, with something in the place of the contents of its cells. */
    MarksView under(Cover other) {
        return new MarksView(marks, cells, placed, eliminated, other);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        List<AttributedString> compact = new CompactMarks(this, page).lines();
        boolean fits = compact.stream().allMatch(line -> line.columnLength() <= page.width());
        return fits ? compact : new GriddedMarks(this, page).lines();
    }

    /** All of it if it has no more than so many lines, else the part around a cell. */
    List<AttributedString> around(int cell, Page page, int height) {
        List<AttributedString> all = lines(page);
        return all.size() <= height ? all : new GriddedMarks(this, page).around(cell, height);
    }

    /** The role of a filled cell. */
    Role roleOfFilled(int cell) {
        return cells.of(cell).orElse(marks.grid().isGiven(cell) ? Role.GIVEN : Role.ENTRY);
    }

    /** The role of a candidate. */
    Role roleOf(int cell, int digit) {
        if (Digits.contains(placed.getOrDefault(cell, Digits.NONE), digit)) {
            return Role.GOOD;
        }
        if (Digits.contains(eliminated.getOrDefault(cell, Digits.NONE), digit)) {
            return Role.BAD;
        }
        return cells.of(cell).orElse(Role.CANDIDATE);
    }
}
