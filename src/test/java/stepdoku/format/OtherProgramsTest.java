package stepdoku.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files and lines of other sudoku programs. */
class OtherProgramsTest {
    private static void assertUnderstood(String understood, String text) {
        Reading reading = Formats.read(text);
        assertEquals(Boards.leetcode(), reading.grid());
        assertEquals(understood, reading.understood());
    }

    private static String refusal(String text) {
        return assertThrows(FormatException.class, () -> Formats.read(text)).getMessage();
    }

    @Test
    void digitsAndDotsInTheHeaderOfAnSdkFileAreNoCells() {
        assertUnderstood("9x9, 30 givens, SadMan .sdk", Examples.SUDOCUE);
        assertUnderstood("9x9, 30 givens, SadMan .sdk", "\uFEFF" + Examples.SUDOCUE.replace("\n", "\r\n"));
    }

    @Test
    void aCommentAboveALineIsNoSdkHeader() {
        assertUnderstood("9x9, 30 givens, line", "#A nice one\n" + Boards.LEETCODE);
    }

    @Test
    void theStateOfAnSdkFileHoldsEntries() {
        Reading reading = Formats.read(Examples.SADMAN);
        assertEquals("9x9, 30 givens, 2 entries, SadMan .sdk", reading.understood());
        assertEquals(Boards.leetcode().withEntry(2, 4).withEntry(3, 2), reading.grid());
        assertEquals(
                reading.grid(),
                Formats.read(new SdkFormat().write(reading.grid())).grid());
    }

    @Test
    void movesAndVersionOfSimpleSudokuAreNoCells() {
        assertUnderstood("9x9, 30 givens, Simple Sudoku .ss", Examples.SIMPLE_SUDOKU);
        assertUnderstood("9x9, 30 givens, Simple Sudoku .ss", Examples.SIMPLE_SUDOKU.replaceAll("(?m)^[IE].*\n", ""));
    }

    @Test
    void aPlusInALineOfHoDoKuMarksAnEntry() {
        Reading reading = Formats.read(Examples.HODOKU);
        assertEquals("9x9, 30 givens, 1 entry, HoDoKu library line", reading.understood());
        assertEquals(Boards.leetcode().withEntry(2, 4), reading.grid());
    }

    @Test
    void deletedCandidatesInALineOfHoDoKuAreEliminated() {
        Reading reading = Formats.read(Examples.HODOKU);
        assertFalse(reading.marks().isCandidate(3, 2), "2 of r1c4 is deleted");
        assertTrue(reading.marks().isCandidate(3, 6));
    }

    @Test
    void theColumnOfATableIsFoundByItsHeader() {
        assertUnderstood("9x9, 30 givens, CSV", Examples.CSV);
        assertUnderstood("9x9, 30 givens, CSV", "quizzes,solutions\n" + Boards.LEETCODE + "," + "1".repeat(81));
        assertUnderstood("9x9, 30 givens, CSV", "\uFEFFSolution;Puzzle\r\n" + "1".repeat(81) + ";" + Boards.LEETCODE);
    }

    @Test
    void aLineOfATableWithoutTheColumnIsRefused() {
        assertEquals("0 cells: a board has one of 16, 36, 81, 144, 256, 625", refusal("id,puzzle\n7\n"));
    }

    @Test
    void eachGameOfOpenSudokuIsABoard() {
        assertEquals(2, Formats.readAll(Examples.OPEN_SUDOKU).count());
        assertEquals(
                "9x9, 30 givens, OpenSudoku XML",
                Formats.read(Examples.OPEN_SUDOKU, 1).understood());
        assertEquals(
                Boards.named("inkala-2012"),
                Formats.read(Examples.OPEN_SUDOKU, 2).grid());
    }

    @Test
    void nothingIsFetchedForXml() {
        String text = "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/hostname\">]>"
                + "<opensudoku><name>&e;</name><game data=\"" + Boards.LEETCODE + "\"/></opensudoku>";
        try {
            assertEquals(Boards.leetcode(), Formats.read(text).grid());
        } catch (FormatException refused) {
            assertTrue(refused.getMessage().startsWith("no well-formed XML"), refused.getMessage());
        }
    }

    @Test
    void xmlWithFaultsIsToldWithThePlace() {
        assertEquals("no well-formed XML at line 2, column 7", refusal("<opensudoku>\n<game <\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://www.sudokuwiki.org/sudoku.htm?bd=%s",
                "https://sudoku.coach/en/solver/%s",
                "https://sudokuexchange.com/play/?s=%s",
                "https://sudokuexchange.com/play/?s=%s&d=2#top",
                "www.sudokuwiki.org/sudoku.htm?bd=%s",
            })
    void linksThatHoldTheBoard(String link) {
        assertUnderstood("9x9, 30 givens, link", String.format(link, Boards.LEETCODE.replace('.', '0')));
        assertUnderstood("9x9, 30 givens, link", String.format(link, Boards.LEETCODE));
    }

    @Test
    void linksThatNeedAServerAreRefused() {
        String sentence = "a link without 81 digits: its board is kept on a server, paste the board itself";
        assertEquals(sentence, refusal("https://sudoku.com/expert/12345678"));
        assertEquals(sentence, refusal("https://www.sudokuwiki.org/sudoku.htm?bd=S9B0h0i0j0k0l"));
    }

    @Test
    void tablesLibrariesAndLinksAreReadLineByLine() {
        for (String text : new String[] {Examples.HODOKU, Examples.CSV, Examples.LINK}) {
            String[] lines = text.split("\n");
            LineReader reader = Formats.lineReader(lines[0]).orElseThrow();
            String last = lines[lines.length - 1];
            assertEquals(Optional.of(Formats.read(text).grid()), reader.read(last));
            assertEquals(lines.length == 1, reader.read(lines[0]).isPresent());
            assertThrows(FormatException.class, () -> reader.read(last.replace("79", "7")));
        }
    }

    @Test
    void thesePastedLineByLineAreCompleteInTime() {
        assertEquals(Pasted.COMPLETE, Pasted.of(Examples.HODOKU));
        assertEquals(Pasted.COMPLETE, Pasted.of(Examples.LINK));
        assertEquals(Pasted.COMPLETE, Pasted.of(Examples.OPEN_SUDOKU));
        assertEquals(Pasted.UNFINISHED, Pasted.of("<opensudoku>"));
        assertEquals(Pasted.UNFINISHED, Pasted.of("puzzle,solution"));
        assertEquals(Pasted.UNFINISHED, Pasted.of("[Puzzle]"));
        assertEquals(Pasted.COMPLETE, Pasted.of("[Puzzle]\n1...\n....\n....\n...."));
    }
}
