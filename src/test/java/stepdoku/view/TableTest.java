package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class TableTest {
    @Test
    void wordsStandLeftAndNumbersRight() {
        assertEquals(
                """
                name  count
                a         1
                bcd     123
                """,
                Pictures.plain(
                        Table.of(Column.left("name"), Column.right("count"))
                                .with("a", "1")
                                .with("bcd", "123"),
                        80));
    }

    @Test
    void aMarkedRowIsPointedOut() {
        assertEquals(
                """
                  name  count
                * a         1
                  b         2
                """,
                Pictures.ascii(
                        Table.of(Column.left("name"), Column.right("count"))
                                .withMarked("a", "1")
                                .with("b", "2"),
                        80));
    }

    @Test
    void theLastColumnWrapsUnderItself() {
        assertEquals(
                """
                scan  the first
                      empty
                      cell
                """,
                Pictures.plain(Table.of(Column.left(""), Column.left("")).with("scan", "the first empty cell"), 15));
    }

    @Test
    void barsAreAsLongAsTheirNumbersAreBig() {
        assertEquals(
                """
                a  ########
                b  ####
                c  #
                d
                """,
                Pictures.ascii(
                        Table.of(Column.left(""), Column.bar(""))
                                .with("a", "1000")
                                .with("b", "500")
                                .with("c", "1")
                                .with("d", "0"),
                        11));
    }

    @Test
    void aRowHasAsManyCellsAsTheTable() {
        assertThrows(
                IllegalArgumentException.class, () -> Table.of(Column.left("")).with("a", "b"));
    }
}
