package stepdoku.listing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What learners see of the recursions. */
class ListingTest {
    static Stream<String> strategies() {
        return Listings.TABLE.keySet().stream();
    }

    @Test
    void theClassicRecursionReadsAsInTheTextbook() {
        assertEquals("""
                boolean dfs(char[][] board, int r, int c) {
                  while (r < n && board[r][c] != '.') {
                    c = (c + 1) % n;
                    if (c == 0) r++;
                  }
                  if (r == n) return true;
                  for (char d : digits) {
                    if (fits(board, r, c, d)) {
                      board[r][c] = d;
                      if (dfs(board, r, c)) return true;
                      board[r][c] = '.';
                    }
                  }
                  return false;
                }
                """.lines().toList(), Listing.of("scan").function());
    }

    @Test
    void whatTheFunctionCallsFollowsIt() {
        List<String> rest = Listing.of("fullest").rest();
        assertEquals("int[] fullest(char[][] board) {", rest.get(0));
        assertTrue(rest.contains("boolean fits(char[][] board, int r, int c, char d) {"));
        assertEquals("}", rest.get(rest.size() - 1));
    }

    @Test
    void theTitleIsTheNameOfTheFile() {
        assertEquals("BackwardRecursion.java", Listing.of("backward").title());
    }

    @Test
    void aLineIsFoundByItsRoleAndLabelledWithIt() {
        Listing listing = Listing.of("scan");
        assertEquals("      board[r][c] = '.';", listing.function().get(listing.line(Role.TAKE_BACK)));
        assertEquals("take back", listing.label(listing.line(Role.TAKE_BACK)));
        assertEquals("recurse, pass on", listing.label(listing.line(Role.RECURSE)));
        assertEquals("", listing.label(2));
    }

    @ParameterizedTest
    @MethodSource("strategies")
    void everyRoleHasOneLine(String strategy) {
        Listing listing = Listing.of(strategy);
        String labels = String.join(
                ", ",
                Stream.iterate(0, line -> line + 1)
                        .limit(listing.function().size())
                        .map(listing::label)
                        .filter(label -> !label.isEmpty())
                        .toList());
        List<String> found = List.of(labels.split(", "));
        assertEquals(found.size(), Set.copyOf(found).size(), labels);
        assertEquals(roles(strategy).size(), found.size(), labels);
    }

    /** The queens' function never passes a solution on: it returns nothing and looks for more. */
    private static Set<Role> roles(String strategy) {
        Set<Role> roles = EnumSet.range(Role.CALL, Role.GIVE_UP);
        if (strategy.equals("queens")) {
            roles.remove(Role.PASS_ON);
        }
        return roles;
    }

    @ParameterizedTest
    @MethodSource("strategies")
    void theLinesStandInTheOrderInWhichTheSearchMeetsThem(String strategy) {
        Listing listing = Listing.of(strategy);
        int[] lines = roles(strategy).stream().mapToInt(listing::line).toArray();
        for (int i = 1; i < lines.length; i++) {
            assertTrue(lines[i - 1] <= lines[i], strategy + " line " + lines[i]);
        }
    }

    @ParameterizedTest
    @MethodSource("strategies")
    void theFunctionFitsBesideABoard(String strategy) {
        List<String> function = Listing.of(strategy).function();
        assertTrue(function.size() <= 20, function.size() + " lines");
        assertTrue(function.stream().allMatch(line -> line.length() <= 44), String.join("\n", function));
    }

    @ParameterizedTest
    @MethodSource("strategies")
    void onlyWhatALearnerKnowsIsShown(String strategy) {
        Listing listing = Listing.of(strategy);
        String shown = String.join("\n", listing.function()) + String.join("\n", listing.rest());
        assertTrue(Stream.of("Geometry", "Digits", "Grid", "@Override", "//").noneMatch(shown::contains), shown);
    }

    @Test
    void aStrategyWithoutListingIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Listing.of("luck"));
    }

    @Test
    void aLineThatAFunctionDoesNotHaveIsRefused() {
        assertThrows(IllegalStateException.class, () -> Listing.of("queens").line(Role.PASS_ON));
    }
}
