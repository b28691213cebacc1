package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stepdoku.search.Search;

class PauseViewTest {
    @Test
    void theBoardStandsBesideTheSource() {
        assertEquals("""
                time 10: retract r1c6 = 4, depth 2
                The call for r1c7 had no digit left and returned false: r1c6 takes back its 4
                and has 6 and 8 left to try.

                    1  2  3   4  5  6   7  8  9      boolean dfs(char[][] board, int r, int c) {
                  ┌─────────┬─────────┬─────────┐      while (r < n && board[r][c] != '.') {
                1 │[5][3] 1 │ 2 [7]>·<│ ·  ·  · │        c = (c + 1) % n;
                2 │[6] ·  · │[1][9][5]│ ·  ·  · │        if (c == 0) r++;
                3 │ · [9][8]│ ·  ·  · │ · [6] · │      }
                  ├─────────┼─────────┼─────────┤      if (r == n) return true;
                4 │[8] ·  · │ · [6] · │ ·  · [3]│      for (char d : digits) {
                5 │[4] ·  · │[8] · [3]│ ·  · [1]│        if (fits(board, r, c, d)) {
                6 │[7] ·  · │ · [2] · │ ·  · [6]│          board[r][c] = d;
                  ├─────────┼─────────┼─────────┤          if (dfs(board, r, c)) return true;
                7 │ · [6] · │ ·  ·  · │[2][8] · │  ──────→ board[r][c] = '.';
                8 │ ·  ·  · │[4][1][9]│ ·  · [5]│        }
                9 │ ·  ·  · │ · [8] · │ · [7][9]│      }
                  └─────────┴─────────┴─────────┘      return false;
                                                     }

                path r1c3=1 r1c4=2 r1c6 (4 tried, 6 8 left)
                placements 6   retractions 4   tests 43   deepest 5 of 51
                """, Pictures.plain(PauseView.of(Pictures.search("leetcode", "scan", 10)), 80));
    }

    @Test
    void onANarrowPageTheLineOfTheSourceStandsUnderTheBoard() {
        assertEquals("""
                time 20: retract r1c1 = 1, depth 0
                The call for r1c2 had no digit left and returned false: r1c1
                takes back its 1 and has 2 and 3 left to try.


                    1  2   3  4
                  +------+------+
                1 |>.< . | .  . |
                2 |[4] . |[3] . |
                  +------+------+
                3 | . [4]| . [1]|
                4 | .  . | .  . |
                  +------+------+
                > board[r][c] = '.';

                path r1c1 (1 tried, 2 3 left)
                placements 10   retractions 10   tests 41   deepest 5 of 12
                """, Pictures.ascii(PauseView.of(Pictures.search("tiny-twelve", "scan", 20)), 60));
    }

    @Test
    void queensStandOnAChessBoard() {
        assertEquals("""
                time 7: retract r4 = c2, depth 3
                The call for row 5 had no column left and returned: row 4 takes back its queen
                in column 2, has no column left to try and will return too.

                    1  2  3  4  5  6      void dfs(char[][] board, int r) {
                  ┌──────────────────┐      if (r == n) {
                1 │ Q  ·  ·  ·  ·  · │        solutions.add(copy(board));
                2 │ ·  ·  Q  ·  ·  · │        return;
                3 │ ·  ·  ·  ·  Q  · │      }
                4→│ × >·< ×  ×  ×  × │      for (int c = 0; c < n; c++) {
                5 │ ·  ·  ·  ·  ·  · │        if (safe(board, r, c)) {
                6 │ ·  ·  ·  ·  ·  · │          board[r][c] = 'Q';
                  └──────────────────┘          dfs(board, r + 1);
                                        ──────→ board[r][c] = '.';
                                              }
                                            }
                                          }

                path r1=c1 r2=c3 r3=c5 r4 (2 tried, none left)
                placements 5   retractions 2   tests 23   deepest 5 of 6
                """, Pictures.plain(PauseView.of(Pictures.queens(6, 7)), 80));
    }

    @Test
    void inShortItIsTheMoveAlone() {
        assertEquals(
                """
                time 1: place r1c3 = 1, depth 1
                """,
                Pictures.plain(
                        PauseView.of(Pictures.search("leetcode", "scan", 1)).in(Detail.LINE), 80));
    }

    @Test
    void whoWantsNothingSeesNothing() {
        View nothing = PauseView.of(Pictures.search("leetcode", "scan", 1)).in(Detail.NONE);
        assertEquals(List.of(), nothing.lines(new Page(80, Theme.plain())));
    }

    @Test
    void aPauseShowsTheTimeWhenItWasMade() {
        Search search = Pictures.search("leetcode", "scan", 10);
        View pause = PauseView.of(search);
        String then = Pictures.plain(pause, 80);
        Pictures.forward(search, 100);
        assertEquals(then, Pictures.plain(pause, 80));
    }

    @ParameterizedTest
    @ValueSource(strings = {"scan", "backward", "fullest", "fewest", "forced"})
    void theBoardStaysInPlaceAndAPauseFitsAUsualScreen(String strategy) {
        for (int width : List.of(60, 80, 100)) {
            Search search = Pictures.search("leetcode", strategy, 0);
            int height = Pictures.plain(PauseView.of(search), width).split("\n").length;
            assertTrue(height <= 23, strategy + " needs " + height + " lines");
            for (int time = 0; time < 60 && search.forward() && !search.atSolution(); time++) {
                List<String> lines =
                        List.of(Pictures.plain(PauseView.of(search), width).split("\n"));
                assertEquals(height, lines.size());
                assertEquals(
                        (150 + width - 1) / width + 2,
                        lines.indexOf(lines.stream()
                                .filter(line -> line.startsWith("    1  2  3"))
                                .findFirst()
                                .orElseThrow()));
            }
        }
    }

    @Test
    void onALowScreenTheMoveItsSentenceAndTheBoardStay() {
        View pause = PauseView.of(Pictures.search("leetcode", "scan", 10));
        assertEquals("""
                time 10: retract r1c6 = 4, depth 2
                The call for r1c7 had no digit left and returned false: r1c6
                takes back its 4 and has 6 and 8 left to try.

                    1  2  3   4  5  6   7  8  9
                  +---------+---------+---------+
                1 |[5][3] 1 | 2 [7]>.<| .  .  . |
                2 |[6] .  . |[1][9][5]| .  .  . |
                3 | . [9][8]| .  .  . | . [6] . |
                  +---------+---------+---------+
                4 |[8] .  . | . [6] . | .  . [3]|
                5 |[4] .  . |[8] . [3]| .  . [1]|
                6 |[7] .  . | . [2] . | .  . [6]|
                  +---------+---------+---------+
                7 | . [6] . | .  .  . |[2][8] . |
                8 | .  .  . |[4][1][9]| .  . [5]|
                9 | .  .  . | . [8] . | . [7][9]|
                  +---------+---------+---------+
                path r1c3=1 r1c4=2 r1c6 (4 tried, 6 8 left)
                """, text(pause, 60, 19));
        List<String> lower = text(pause, 60, 14).lines().toList();
        assertEquals("    1  2  3   4  5  6   7  8  9", lower.get(3));
        assertEquals("  +---------+---------+---------+", lower.get(lower.size() - 1));
    }

    @Test
    void besideTheBoardTheSourceLeavesOutLinesThatOnlyClose() {
        View pause = PauseView.of(Pictures.search("leetcode", "scan", 10));
        String low = text(pause, 80, 19);
        assertEquals(19, low.lines().count());
        assertTrue(low.contains("9 | .  .  . | . [8] . | . [7][9]|      return false;\n"), low);
    }

    @Test
    void whatIsSaidBelowTakesItsRowsFromThePartsOfThePause() {
        View pause = PauseView.of(Pictures.search("leetcode", "scan", 10));
        View remark = Text.of("Stopped at breakpoint 1: retract.");
        List<String> lines = text(Stack.of(pause, remark), 60, 19).lines().toList();
        assertEquals(19, lines.size());
        assertEquals("  +---------+---------+---------+", lines.get(17));
        assertEquals("Stopped at breakpoint 1: retract.", lines.get(18));
    }

    @ParameterizedTest
    @CsvSource({"60,19", "80,19", "80,23", "100,19", "120,39"})
    void aPauseFitsTheScreenAndBelowTheBoardNothingMoves(int width, int rows) {
        for (String strategy : List.of("scan", "backward", "fullest", "fewest", "forced")) {
            Search search = Pictures.search("leetcode", strategy, 0);
            int height = text(PauseView.of(search), width, rows).split("\n").length;
            for (int time = 0; time < 60 && search.forward() && !search.atSolution(); time++) {
                String pause = text(PauseView.of(search), width, rows);
                assertTrue(height <= rows, pause);
                assertEquals(height, pause.split("\n").length, pause);
            }
        }
    }

    private static String text(View view, int width, int height) {
        return Pictures.text(view, new Page(width, Theme.plain().ascii()).withHeight(height));
    }
}
