package stepdoku.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.search.Move.Kind;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;
import stepdoku.search.Strategies;
import stepdoku.search.SudokuPosition;

/** How a line of a trace may be written. */
class MoveReaderTest {
    private static MoveReader sudoku(int size) {
        Grid empty = Grid.empty(Geometry.of(size));
        return new MoveReader(Notation.of(new Search(new SudokuPosition(empty), Strategies.SCAN)));
    }

    private static MoveReader queens() {
        return new MoveReader(Notation.of(new Search(new QueensPosition(12), Strategies.SCAN)));
    }

    private static Optional<PrintedMove> move(Kind kind, int cell, int value) {
        return Optional.of(new PrintedMove(7, kind, cell, value == 0 ? OptionalInt.empty() : OptionalInt.of(value)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "place r1c3 4",
                "  PLACE   R1C3  4 ",
                "place r1c3=4",
                "place r1c3 = 4;",
                "Place: r1 c3 -> 4",
                "place(r1c3, 4)",
                "place 1,3 4",
                "place 1, 3 4",
                "place 1,3=4",
                "place 13 4",
                "place a3 4",
                "place A3: 4",
                "set r1c3 4",
                "12. place r1c3 4",
                "12: place r1c3 4, depth 3",
                "time 12: place r1c3 = 4, depth 3",
                "12,place,r1c3,4,3",
                "place r1c3 4 3",
                "place r1c3 4 # the first",
                "{\"time\":12,\"move\":\"place\",\"cell\":\"r1c3\",\"digit\":4,\"depth\":3}",
                "{ \"digit\": \"4\", \"cell\": \"1,3\", \"move\": \"Place\", \"note\": [1, {}] }"
            })
    void theseArePlacementsOfFourInR1c3(String line) {
        assertEquals(move(Kind.PLACE, 2, 4), sudoku(9).read(7, line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"retract r1c3 4", "undo r1c3=4", "remove 1,3 4", "Clear R1C3 4", "12,retract,r1c3,4,2"})
    void theseAreRetractions(String line) {
        assertEquals(move(Kind.RETRACT, 2, 4), sudoku(9).read(7, line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"retract r1c3", "undo 13", "{\"move\":\"retract\",\"cell\":\"r1c3\"}"})
    void aRetractionNeedNotSayItsDigit(String line) {
        assertEquals(move(Kind.RETRACT, 2, 0), sudoku(9).read(7, line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "place r1c3 12",
                "place r1c3 C",
                "place r1c3=c",
                "{\"move\":\"place\",\"cell\":\"r1c3\",\"digit\":12}"
            })
    void digitsOfLargeBoardsAreNumbersOrLetters(String line) {
        assertEquals(move(Kind.PLACE, 2, 12), sudoku(16).read(7, line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"place r3 c12", "place r3c12", "place r3 12", "place 3 12", "place r3=c12"})
    void aQueenStandsInARowAndAColumn(String line) {
        assertEquals(move(Kind.PLACE, 2, 12), queens().read(7, line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"solved", "4208 placements, 4157 retractions", "true", "placed 51", "{\"solved\":true}", "5 3 4"
            })
    void otherLinesAreNoMoves(String line) {
        assertTrue(sudoku(9).read(7, line).isEmpty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            place                                | 'place' is no move
            place r1c3                           | '' is no digit of this board
            place r1c3 0                         | '0' is no digit of this board
            place r1c3 10                        | '10' is no digit of this board
            place r0c2 4                         | there is no cell 'r0c2' on this board
            place r1c10 4                        | there is no cell 'r1c10' on this board
            place r1c3 4 5 6                     | 'place r1c3 4 5 6' is no move
            place here                           | 'place here' is no move
            {"move":"put","cell":"r1c3"}         | "move" must be place or retract, not 'put'
            {"move":"place","cell":"r1c3"        | is no object of JSON
            {"move":"place","cell":"x","digit":1}| there is no cell 'x' on this board
            """)
    void whatLooksLikeAMoveMustBeOne(String line, String told) {
        TraceException fault =
                assertThrows(TraceException.class, () -> sudoku(9).read(7, line));
        assertTrue(fault.getMessage().startsWith("line 7: "), fault.getMessage());
        assertTrue(fault.getMessage().contains(told), fault.getMessage());
    }
}
