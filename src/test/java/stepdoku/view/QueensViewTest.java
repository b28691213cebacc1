package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class QueensViewTest {
    @Test
    void attackedSquaresOfTheCurrentRowAreCrosses() {
        assertEquals("""
                    1  2  3  4
                  ┌────────────┐
                1 │ Q  ·  ·  · │
                2→│ ×  × >Q< · │
                3 │ ·  ·  ·  · │
                4 │ ·  ·  ·  · │
                  └────────────┘
                """, Pictures.plain(QueensView.of(Pictures.queens(4, 2)), 80));
    }

    @Test
    void aQueenTakenBackLeavesItsSquareMarked() {
        assertEquals("""
                    1  2  3  4
                  +------------+
                1 | Q  .  .  . |
                2>| x  x >.< . |
                3 | .  .  .  . |
                4 | .  .  .  . |
                  +------------+
                """, Pictures.ascii(QueensView.of(Pictures.queens(4, 3)), 80));
    }

    @Test
    void beforeTheFirstMoveTheFirstRowIsPointedAt() {
        String[] rows = Pictures.plain(QueensView.of(Pictures.queens(4, 0)), 80).split("\n");
        assertEquals("1→│ ·  ·  ·  · │", rows[2]);
    }
}
