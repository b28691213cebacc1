package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.board.Grid;
import stepdoku.search.Search;
import stepdoku.search.Stepper;

/** The stepper's screen at usual and at small sizes. */
class WatchViewTest {
    private static final String KEYS = "? keys  q prompt";

    @Test
    void onAUsualScreenEverythingIsThere() {
        assertEquals("""
                time 900: retract r4c6 = 4, depth 20
                The call for r4c7 had no digit left and returned false: r4c6 takes back its 4
                and has 7 left to try.

                    1  2  3   4  5  6   7  8  9      boolean dfs(char[][] board, int r, int c) {
                  ┌─────────┬─────────┬─────────┐      while (r < n && board[r][c] != '.') {
                1 │[5][3] 2 │ 6 [7] 8 │ 1  9  4 │        c = (c + 1) % n;
                2 │[6] 4  7 │[1][9][5]│ 3  2  8 │        if (c == 0) r++;
                3 │ 1 [9][8]│ 3  4  2 │ 5 [6] 7 │      }
                  ├─────────┼─────────┼─────────┤      if (r == n) return true;
                4 │[8] 1  5 │ 9 [6]>·<│ ·  · [3]│      for (char d : digits) {
                5 │[4] ·  · │[8] · [3]│ ·  · [1]│        if (fits(board, r, c, d)) {
                6 │[7] ·  · │ · [2] · │ ·  · [6]│          board[r][c] = d;
                  ├─────────┼─────────┼─────────┤          if (dfs(board, r, c)) return true;
                7 │ · [6] · │ ·  ·  · │[2][8] · │  ──────→ board[r][c] = '.';
                8 │ ·  ·  · │[4][1][9]│ ·  · [5]│        }
                9 │ ·  ·  · │ · [8] · │ · [7][9]│      }
                  └─────────┴─────────┴─────────┘      return false;
                                                     }

                path r1c3=2 … r3c6=2 r3c7=5 r3c9=7 r4c2=1 r4c3=5 r4c4=9 r4c6 (4 tried, 7 left)
                placements 460   retractions 440   tests 4,055   deepest 25 of 51
                about 53.1 % of the tree done   depth ▇█▇▆▅▅▅▆▇█▇▆▅▅▄▃▃▃▃▂▁▂▁▁▁▂▃▃▄▅▅▆▇█▇▆▅▆▇█▇▆
                paused                                                          ? keys  q prompt
                """, picture(leetcode(900), Aside.SOURCE, 80, 24));
    }

    @Test
    void onALargeScreenThePathIsATable() {
        assertEquals("""
                time 900: retract r4c6 = 4, depth 20
                The call for r4c7 had no digit left and returned false: r4c6 takes back its 4 and has 7 left to try.


                    1  2  3   4  5  6   7  8  9      boolean dfs(char[][] board, int r, int c) {
                  ┌─────────┬─────────┬─────────┐      while (r < n && board[r][c] != '.') {
                1 │[5][3] 2 │ 6 [7] 8 │ 1  9  4 │        c = (c + 1) % n;
                2 │[6] 4  7 │[1][9][5]│ 3  2  8 │        if (c == 0) r++;
                3 │ 1 [9][8]│ 3  4  2 │ 5 [6] 7 │      }
                  ├─────────┼─────────┼─────────┤      if (r == n) return true;
                4 │[8] 1  5 │ 9 [6]>·<│ ·  · [3]│      for (char d : digits) {
                5 │[4] ·  · │[8] · [3]│ ·  · [1]│        if (fits(board, r, c, d)) {
                6 │[7] ·  · │ · [2] · │ ·  · [6]│          board[r][c] = d;
                  ├─────────┼─────────┼─────────┤          if (dfs(board, r, c)) return true;
                7 │ · [6] · │ ·  ·  · │[2][8] · │  ──────→ board[r][c] = '.';
                8 │ ·  ·  · │[4][1][9]│ ·  · [5]│        }
                9 │ ·  ·  · │ · [8] · │ · [7][9]│      }
                  └─────────┴─────────┴─────────┘      return false;
                                                     }

                  call  cell  digit  tried  left
                •   21  r4c6  -      4      7     has just taken back 4
                    20  r4c4  9      7      -     waits at  if (dfs(board, r, c)) return true;
                    19  r4c3  5      -      9     waits at  if (dfs(board, r, c)) return true;
                    18  r4c2  1      -      2 5   waits at  if (dfs(board, r, c)) return true;
                    17  r3c9  7      -      -     waits at  if (dfs(board, r, c)) return true;
                    16  r3c7  5      -      7     waits at  if (dfs(board, r, c)) return true;
                    15  r3c6  2      -      -     waits at  if (dfs(board, r, c)) return true;
                    14  r3c5  4      -      -     waits at  if (dfs(board, r, c)) return true;
                    13  r3c4  3      2      -     waits at  if (dfs(board, r, c)) return true;
                    12  r3c1  1      -      -     waits at  if (dfs(board, r, c)) return true;
                    11  r2c9  8      -      -     waits at  if (dfs(board, r, c)) return true;
                    10  r2c8  2      -      -     waits at  if (dfs(board, r, c)) return true;
                     9  r2c7  3      -      8     waits at  if (dfs(board, r, c)) return true;
                     8  r2c3  7      -      -     waits at  if (dfs(board, r, c)) return true;
                     7  r2c2  4      -      7     waits at  if (dfs(board, r, c)) return true;

                placements 460   retractions 440   tests 4,055   deepest 25 of 51
                about 53.1 % of the tree done   depth ▅▆▆▇█▇▆▆▅▅▄▄▃▄▄▅▄▅▅▆▅▅▄▄▄▅▅▆▅▅▄▄▃▃▂▃▂▂▁▂▁▁▁▂▂▃▃▄▄▅▅▆▅▅▄▅▅▆▅▅
                paused                                                                                                  ? keys  q prompt
                """, picture(leetcode(900), Aside.SOURCE, 120, 40));
    }

    @Test
    void onASmallScreenSourceAndCountersAreLeftOut() {
        assertEquals("""
                time 900: retract r4c6 = 4, depth 20
                The call for r4c7 had no digit left and returned false: r4c6
                takes back its 4 and has 7 left to try.

                    1  2  3   4  5  6   7  8  9
                  ┌─────────┬─────────┬─────────┐
                1 │[5][3] 2 │ 6 [7] 8 │ 1  9  4 │
                2 │[6] 4  7 │[1][9][5]│ 3  2  8 │
                3 │ 1 [9][8]│ 3  4  2 │ 5 [6] 7 │
                  ├─────────┼─────────┼─────────┤
                4 │[8] 1  5 │ 9 [6]>·<│ ·  · [3]│
                5 │[4] ·  · │[8] · [3]│ ·  · [1]│
                6 │[7] ·  · │ · [2] · │ ·  · [6]│
                  ├─────────┼─────────┼─────────┤
                7 │ · [6] · │ ·  ·  · │[2][8] · │
                8 │ ·  ·  · │[4][1][9]│ ·  · [5]│
                9 │ ·  ·  · │ · [8] · │ · [7][9]│
                  └─────────┴─────────┴─────────┘
                path r1c3=2 … r4c2=1 r4c3=5 r4c4=9 r4c6 (4 tried, 7 left)
                paused                                      ? keys  q prompt
                """, picture(leetcode(900), Aside.SOURCE, 60, 20));
    }

    @Test
    void onTheSmallestTheMoveAndTheBoardRemain() {
        assertEquals("""
                time 900: retract r4c6 = 4, depth 20
                    1  2  3   4  5  6   7  8  9
                  ┌─────────┬─────────┬─────────┐
                1 │[5][3] 2 │ 6 [7] 8 │ 1  9  4 │
                2 │[6] 4  7 │[1][9][5]│ 3  2  8 │
                3 │ 1 [9][8]│ 3  4  2 │ 5 [6] 7 │
                  ├─────────┼─────────┼─────────┤
                4 │[8] 1  5 │ 9 [6]>·<│ ·  · [3]│
                5 │[4] ·  · │[8] · [3]│ ·  · [1]│
                6 │[7] ·  · │ · [2] · │ ·  · [6]│
                  ├─────────┼─────────┼─────────┤
                7 │ · [6] · │ ·  ·  · │[2][8] · │
                8 │ ·  ·  · │[4][1][9]│ ·  · [5]│
                9 │ ·  ·  · │ · [8] · │ · [7][9]│
                  └─────────┴─────────┴─────────┘
                paused                  ? keys  q prompt
                """, picture(leetcode(900), Aside.SOURCE, 40, 16));
    }

    @Test
    void theTreeStandsInstead() {
        assertEquals("""
                time 900: retract r4c6 = 4, depth 20
                The call for r4c7 had no digit left and returned false: r4c6 takes back its 4
                and has 7 left to try.

                    1  2  3   4  5  6   7  8  9      r2c8  x [2]
                  ┌─────────┬─────────┬─────────┐    r2c9  x x x x x x x [8]
                1 │[5][3] 2 │ 6 [7] 8 │ 1  9  4 │    … 2 more levels, in which 75 placements
                2 │[6] 4  7 │[1][9][5]│ 3  2  8 │    failed
                3 │ 1 [9][8]│ 3  4  2 │ 5 [6] 7 │    r3c5  x x x [4]
                  ├─────────┼─────────┼─────────┤    r3c6  x [2]
                4 │[8] 1  5 │ 9 [6]>·<│ ·  · [3]│    r3c7  x x x x [5] 7
                5 │[4] ·  · │[8] · [3]│ ·  · [1]│    r3c9  x x x x x x [7]
                6 │[7] ·  · │ · [2] · │ ·  · [6]│    r4c2  [1] 2 5
                  ├─────────┼─────────┼─────────┤    r4c3  x x x x [5] 9
                7 │ · [6] · │ ·  ·  · │[2][8] · │    r4c4  x x x x x x 7:3 x [9]
                8 │ ·  ·  · │[4][1][9]│ ·  · [5]│  • r4c6  x x x 4:2 7
                9 │ ·  ·  · │ · [8] · │ · [7][9]│  x rejected   2:12 failed after 12 placements
                  └─────────┴─────────┴─────────┘  [3] on the path   4 still to try

                path r1c3=2 … r3c6=2 r3c7=5 r3c9=7 r4c2=1 r4c3=5 r4c4=9 r4c6 (4 tried, 7 left)
                → board[r][c] = '.';
                placements 460   retractions 440   tests 4,055   deepest 25 of 51
                about 53.1 % of the tree done   depth ▇█▇▆▅▅▅▆▇█▇▆▅▅▄▃▃▃▃▂▁▂▁▁▁▂▃▃▄▅▅▆▇█▇▆▅▆▇█▇▆
                paused                                                          ? keys  q prompt
                """, picture(leetcode(900), Aside.TREE, 80, 24));
    }

    @Test
    void candidatesTakeThePlaceOfTheBoardWhereThereIsNoRoomBesideIt() {
        String narrow = picture(leetcode(10), Aside.MARKS, 80, 24);
        String wide = picture(leetcode(10), Aside.MARKS, 120, 24);
        assertTrue(narrow.contains("4 │ [8] 125  259   │ 579 [6] 147 │ 4579  2459 [3]  │\n"), narrow);
        assertTrue(
                wide.contains(
                        "4 │[8] ·  · │ · [6] · │ ·  · [3]│  4 │ [8] 125  259   │ 579 [6] 147 │ 4579  2459 [3]  │\n"),
                wide);
    }

    @Test
    void candidatesThatHaveNoRoomAreShownAroundTheCurrentCell() {
        Stepper stepper = stepper(Pictures.search(Grid.ofLine(".".repeat(625)), "backward", 3));
        List<String> lines =
                picture(stepper, Aside.MARKS, 80, 24).lines().map(String::strip).toList();
        assertTrue(lines.contains("a part, around r25c23: columns 16 to 25 of 25"), lines::toString);
        int head = lines.indexOf("a part, around r25c23: columns 16 to 25 of 25") + 1;
        assertTrue(lines.get(head).matches("16 +17 +18 +19 +20 +21 +22 +23 +24 +25"), lines::toString);
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("25 │") && line.contains(">3<")), lines::toString);
    }

    @Test
    void onAVeryWideScreenTheCandidatesStandBesideTheSource() {
        String picture = picture(leetcode(10), Aside.SOURCE, 160, 50);
        String row = "4 │[8] ·  · │ · [6] · │ ·  · [3]│      for (char d : digits) {";
        String marks = "   4 │ [8] 125  259   │ 579 [6] 147 │ 4579  2459 [3]  │";
        assertTrue(picture.lines().anyMatch(line -> line.startsWith(row) && line.endsWith(marks)), picture);
        assertFalse(picture(leetcode(10), Aside.SOURCE, 120, 40).contains("579 [6] 147"));
    }

    @Test
    void theBoardGetsNarrowerWhereTheSourceIsThenSeenWhole() {
        String picture = picture(stepper(Pictures.search("16x16-150", "scan", 9)), Aside.SOURCE, 100, 32);
        assertTrue(picture.contains("boolean dfs(char[][] board, int r, int c) {\n"), picture);
        assertTrue(picture.contains("if (dfs(board, r, c)) return true;\n"), picture);
        assertTrue(picture.contains("[F"), picture);
    }

    @ParameterizedTest
    @CsvSource({"80,25", "80,27", "60,26", "60,18", "160,25", "60,19"})
    void noLineIsWastedAboveTheFoot(int columns, int rows) {
        for (int time : List.of(0, 1, 50)) {
            List<String> lines =
                    picture(leetcode(time), Aside.SOURCE, columns, rows).lines().toList();
            assertFalse(lines.get(rows - 2).isBlank(), () -> String.join("\n", lines));
        }
    }

    @Test
    void betweenTwoMovesItShowsTheTest() {
        Stepper stepper = leetcode(1200);
        stepper.stepInside(2);
        String picture = picture(stepper, Aside.SOURCE, 80, 24);
        assertTrue(picture.startsWith("time 1200.2: test r4c3 = 3 (no: r4c9, row 4), depth 18\n"), picture);
        assertTrue(picture.contains("────→ if (fits(board, r, c, d)) {"), picture);
    }

    @Test
    void aLongMessageCoversWhatStandsAboveIt() {
        String message = "a message that is longer than the screen is wide, so that it takes two lines";
        List<String> quiet =
                picture(leetcode(900), Aside.SOURCE, 60, 20).lines().toList();
        List<String> loud = text(WatchView.of(leetcode(900), Aside.SOURCE, message, KEYS, 20), 60)
                .lines()
                .toList();
        assertEquals(quiet.subList(0, 18), loud.subList(0, 18));
        assertEquals(
                List.of("a message that is longer than the screen is wide, so that it", "takes two lines"),
                loud.subList(18, 20));
    }

    static Stream<Stepper> searches() {
        long seed = System.nanoTime();
        System.out.println("times drawn with seed " + seed);
        Random random = new Random(seed);
        Stream<Search> sudokus = Pictures.boards().values().stream()
                .map(grid -> Pictures.search(grid, random.nextBoolean() ? "scan" : "forced", random.nextInt(900)));
        Stream<Search> queens = Stream.of(1, 4, 8, 30).map(size -> Pictures.queens(size, random.nextInt(900)));
        return Stream.concat(sudokus, queens).map(WatchViewTest::stepper);
    }

    @ParameterizedTest
    @MethodSource("searches")
    void itFillsTheScreenAndNoMore(Stepper stepper) {
        List<int[]> sizes = List.of(size(40, 16), size(60, 20), size(80, 24), size(120, 40), size(20, 3), size(200, 1));
        for (Aside aside : Aside.values()) {
            sizes.forEach(size -> fills(stepper, aside, size[0], size[1]));
        }
    }

    private static int[] size(int columns, int rows) {
        return new int[] {columns, rows};
    }

    private static void fills(Stepper stepper, Aside aside, int columns, int rows) {
        View view = WatchView.of(stepper, aside, "paused", KEYS, rows);
        List<AttributedString> lines =
                view.lines(new Page(columns, Theme.plain().ascii()));
        assertEquals(rows, lines.size());
        lines.forEach(line -> {
            assertTrue(line.columnLength() <= columns, () -> columns + " columns: " + line);
            assertTrue(line.chars().allMatch(symbol -> symbol < 128), line::toString);
        });
    }

    @ParameterizedTest
    @EnumSource(Aside.class)
    void theBoardStaysWhereItIs(Aside aside) {
        for (int columns : List.of(80, 120)) {
            Stepper stepper = leetcode(0);
            int place = frame(picture(stepper, aside, columns, 24));
            for (int time = 1; time < 40; time++) {
                stepper.step(1);
                assertEquals(place, frame(picture(stepper, aside, columns, 24)));
            }
        }
    }

    /** The line on which the board begins; none where the tree has its place. */
    private static int frame(String picture) {
        List<String> lines = picture.lines().toList();
        return lines.stream()
                .filter(line -> line.startsWith("  ┌─"))
                .findFirst()
                .map(lines::indexOf)
                .orElse(-1);
    }

    private static Stepper leetcode(int time) {
        return stepper(Pictures.search("leetcode", "scan", time));
    }

    private static Stepper stepper(Search search) {
        return new Stepper(search, true, () -> true);
    }

    private static String picture(Stepper stepper, Aside aside, int columns, int rows) {
        return text(WatchView.of(stepper, aside, "paused", KEYS, rows), columns);
    }

    private static String text(View view, int columns) {
        return Pictures.plain(view, columns)
                .lines()
                .map(String::stripTrailing)
                .reduce("", (above, line) -> above + line + "\n");
    }
}
