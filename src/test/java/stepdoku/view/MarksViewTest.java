package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import stepdoku.board.Digits;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;

class MarksViewTest {
    private static final Grid LEETCODE = Pictures.boards().get("leetcode");

    @Test
    void candidatesStandAsGroupsOfDigits() {
        assertEquals("""
                     1   2    3        4    5   6      7     8    9
                  ┌─────────────────┬───────────────┬─────────────────┐
                1 │ [5] [3]  124    │ 26   [7] 2468 │ 1489  1249 248  │
                2 │ [6] 247  247    │ [1]  [9] [5]  │ 3478  234  2478 │
                3 │ 12  [9]  [8]    │ 23   34  24   │ 13457 [6]  247  │
                  ├─────────────────┼───────────────┼─────────────────┤
                4 │ [8] 125  1259   │ 579  [6] 147  │ 4579  2459 [3]  │
                5 │ [4] 25   2569   │ [8]  5   [3]  │ 579   259  [1]  │
                6 │ [7] 15   1359   │ 59   [2] 14   │ 4589  459  [6]  │
                  ├─────────────────┼───────────────┼─────────────────┤
                7 │ 139 [6]  134579 │ 357  35  7    │ [2]   [8]  4    │
                8 │ 23  278  237    │ [4]  [1] [9]  │ 36    3    [5]  │
                9 │ 123 1245 12345  │ 2356 [8] 26   │ 1346  [7]  [9]  │
                  └─────────────────┴───────────────┴─────────────────┘
                """, Pictures.plain(MarksView.of(PencilMarks.of(LEETCODE)), 60));
    }

    @Test
    void onANarrowPageEachCellIsAGrid() {
        assertEquals("""
                    1  2    3  4
                  +-------+-------+
                1 | [1 .2 | .2 .2 |
                  |    34 | .4 34 |
                  |       |       |
                2 | .2 .2 | 12 12 |
                  | 34 34 | .4 34 |
                  +-------+-------+
                3 | .2 12 | [3 12 |
                  | .4 .4 |    .4 |
                  |       |       |
                4 | .2 12 | 12 12 |
                  | 34 34 | .4 .4 |
                  +-------+-------+
                """, Pictures.ascii(MarksView.of(PencilMarks.of(Grid.ofLine("1.........3....."))), 20));
    }

    @Test
    void whatAHintPlacesAndEliminatesIsMarked() {
        PencilMarks marks = PencilMarks.of(Pictures.boards().get("tiny-none"));
        MarksView view = MarksView.of(marks)
                .with(Marking.none(), Map.of(5, Digits.of(4)), Map.of(4, Digits.of(4), 7, Digits.of(4)));
        assertEquals("""
                     1   2     3   4
                  ┌─────────┬──────────┐
                1 │ 14  [2] │ 14  14   │
                2 │ 1/4 +4  │ [3] 12/4 │
                  ├─────────┼──────────┤
                3 │ [3] 4   │ 124 124  │
                4 │ 24  [1] │ 24  234  │
                  └─────────┴──────────┘
                """, Pictures.plain(view, 60));
    }

    @Test
    void aCellWithoutCandidateIsPointedOut() {
        String[] rows = Pictures.plain(
                        MarksView.of(PencilMarks.of(Pictures.boards().get("dead-cell"))), 80)
                .split("\n");
        assertEquals("1 │ !", rows[2].substring(0, 5));
    }
}
