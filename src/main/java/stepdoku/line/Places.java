package stepdoku.line;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import stepdoku.search.Term;
import stepdoku.session.Problem;
import stepdoku.session.Session;

/** How the places of a board are named in a condition: its cells, houses and digits. */
public interface Places {
    static Places of(Session session) {
        return session.problem() instanceof Problem.Queens queens
                ? new QueensPlaces(queens.size())
                : new SudokuPlaces(session.grid());
    }

    /** The board whose places these are, as {@link Problem#board} calls it. */
    String board();

    /** The cell that a word names; none when it is not the name of one. */
    Optional<Term> cell(String word);

    /** Whether a word names a cell of this board. */
    boolean isCell(String word);

    /** The cells of a house, by its kind ({@code row}, {@code column}, {@code box}) and its number. */
    Term house(String kind, String number);

    Term digit(String word);

    /** What can stand behind digit, row, column and box. */
    List<Completion> numbers();

    /** The names of the empty cells. */
    Stream<Completion> cells();
}
