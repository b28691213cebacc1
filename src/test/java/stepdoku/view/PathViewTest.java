package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PathViewTest {
    @Test
    void theNewestCallStandsFirstAndTheOthersWait() {
        assertEquals("""
                  call  cell  digit  tried  left
                •    3  r1c6  -      4      6 8   has just taken back 4
                     2  r1c4  2      -      6     waits at  if (dfs(board, r, c)) return true;
                     1  r1c3  1      -      2 4   waits at  if (dfs(board, r, c)) return true;
                """, Pictures.plain(PathView.of(Pictures.search("leetcode", "scan", 10), 8), 80));
    }

    @Test
    void onNarrowPagesTheLineWhereCallsWaitStandsBelow() {
        assertEquals("""
                  call  cell  digit  tried  left
                •    3  r1c6  -      4      6 8   has just taken back 4
                     2  r1c4  2      -      6     waits
                     1  r1c3  1      -      2 4   waits
                a call that waits stands at  if (dfs(board, r, c)) return
                true;
                """, Pictures.plain(PathView.of(Pictures.search("leetcode", "scan", 10), 8), 60));
    }

    @Test
    void olderCallsAreCounted() {
        assertEquals("""
                  call  cell  column  tried  left
                *    3  r3    5       -      6      has just placed 5
                     2  r2    3       -      4 5 6  waits at  dfs(board, r + 1);
                ~ 1 older call
                """, Pictures.ascii(PathView.of(Pictures.queens(6, 3), 2), 80));
    }

    @Test
    void atTheBeginningThePathIsEmpty() {
        assertEquals(
                "The path is empty: nothing is placed.\n",
                Pictures.plain(PathView.of(Pictures.search("leetcode", "scan", 0), 8), 80));
    }

    @Test
    void onOneLineTheMiddleIsLeftOut() {
        PathLine line = new PathLine(Pictures.search("leetcode", "scan", 4000));
        assertEquals(
                "path r1c3=2 … r3c6=4 r3c7=5 r3c9=7 r4c2=2 r4c3=9 r4c4=5 r4c6=1 r4c7=4 (7 left)\n",
                Pictures.plain(line, 80));
        assertEquals("path r1c3=2 … r4c3=9 r4c4=5 r4c6=1 r4c7=4 (7 left)\n", Pictures.plain(line, 50));
        assertEquals(
                "path r1c3=1 r1c4=2 r1c6 (4 tried, 6 8 left)\n",
                Pictures.plain(new PathLine(Pictures.search("leetcode", "scan", 10)), 80));
    }
}
