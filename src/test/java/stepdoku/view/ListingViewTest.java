package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import stepdoku.search.Search;

class ListingViewTest {
    private static final List<String> SOURCE =
            List.of("void dfs() {", "  if (full) {", "    return;", "  }", "  dfs();", "}");

    @Test
    void theArrowReachesFromTheMarginToTheCode() {
        assertEquals("""
                  void dfs() {
                    if (full) {
                ────→ return;
                    }
                    dfs();
                  }
                """, Pictures.plain(new ListingView(SOURCE, OptionalInt.of(2)), 80));
    }

    @Test
    void whereThereIsLittleHeightLinesThatOnlyCloseABlockAreLeftOut() {
        assertEquals("""
                  void dfs() {
                    if (full) {
                      return;
                --> dfs();
                  }
                """, Pictures.ascii(new ListingView(SOURCE, OptionalInt.of(4)).within(5), 80));
        assertEquals(6, ListingView.of(SOURCE).within(6).source().size());
    }

    @Test
    void theCurrentLineCanStandAlone() {
        assertEquals("→ return;\n", Pictures.plain(new ListingView(SOURCE, OptionalInt.of(2)).currentLine(), 80));
        assertEquals(List.of(), ListingView.of(SOURCE).currentLine().source());
    }

    @Test
    void theArrowStandsAtWhatTheSearchDid() {
        Search search = Pictures.search("tiny-none", "scan", 0);
        assertEquals("→ boolean dfs(char[][] board, int r, int c) {", currentLine(search));
        assertEquals("→ board[r][c] = d;", currentLine(Pictures.forward(search, 2)));
        assertEquals("→ board[r][c] = '.';", currentLine(Pictures.forward(search, 1)));
        assertEquals("→ return false;", currentLine(Pictures.forward(search, 100)));
        assertEquals("→ ok = true;", currentLine(Pictures.search("leetcode", "backward", 1959)));
    }

    private static String currentLine(Search search) {
        return Pictures.plain(ListingView.of(search).currentLine(), 80).strip();
    }
}
