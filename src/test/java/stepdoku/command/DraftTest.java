package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stepdoku.line.Completion;
import stepdoku.view.TipLine;

/** What a line says while it is typed: the colours of its words, what could stand at the cursor, the tip below. */
class DraftTest {
    private final Typing typing = new Typing();

    private String colours(String line) {
        return Draft.all(line)
                .map(draft -> draft.word().text() + ":" + draft.role(typing.session()))
                .collect(Collectors.joining(" "));
    }

    /** The completions at the end of a line, heading by heading. */
    private String offered(String line) {
        return Draft.at(line, line.length()).orElseThrow().completions(typing.session()).stream()
                .collect(Collectors.groupingBy(
                        Completion::group,
                        LinkedHashMap::new,
                        Collectors.mapping(Completion::word, Collectors.joining(" "))))
                .entrySet()
                .stream()
                .map(group -> group.getKey().isEmpty() ? group.getValue() : group.getKey() + ": " + group.getValue())
                .collect(Collectors.joining("; "));
    }

    private String described(String line, String word) {
        return Draft.at(line, line.length()).orElseThrow().completions(typing.session()).stream()
                .filter(completion -> completion.word().equals(word))
                .map(Completion::description)
                .findFirst()
                .orElse("(not offered)");
    }

    private String tip(String line) {
        return Draft.at(line, line.length())
                .flatMap(draft -> draft.tip(typing.session()))
                .map(TipLine::toString)
                .orElse("(none)");
    }

    // ---- colours

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        set r1c3 4              | set:TITLE r1c3:ACCENT 4:GOOD
        set r1c3 1              | set:TITLE r1c3:ACCENT 1:CLASH
        set r1c3 5              | set:TITLE r1c3:ACCENT 5:CLASH
        set r1c3 0              | set:TITLE r1c3:ACCENT 0:BAD
        set r1c3=4 A3 4         | set:TITLE r1c3:ACCENT 4:GOOD A3:ACCENT 4:GOOD
        set r1c1 4              | set:TITLE r1c1:BAD 4:PLAIN
        set r9c99 4             | set:TITLE r9c99:BAD 4:PLAIN
        clear r1c3              | clear:TITLE r1c3:BAD
        explain 13              | explain:TITLE 13:ACCENT
        st                      | st:PLAIN
        s 9                     | s:TITLE 9:PLAIN
        step nine               | step:TITLE nine:BAD
        stpe                    | stpe:BAD
        undo to ok              | undo:TITLE to:ACCENT ok:ACCENT
        undo everything         | undo:TITLE everything:BAD
        strategy fewest         | strategy:TITLE fewest:ACCENT
        strategy few            | strategy:TITLE few:PLAIN
        strategy fast           | strategy:TITLE fast:BAD
        load leetcode; stpe     | load:TITLE leetcode:ACCENT stpe:BAD
        load my-boards.txt 3    | load:TITLE my-boards.txt:PLAIN 3:PLAIN
        break depth >= 40 r1c7  | break:TITLE depth:ACCENT >=:ACCENT 40:ACCENT r1c7:ACCENT
        break dead-end depth<10 | break:TITLE dead-end:ACCENT depth<10:ACCENT
        break place every 3     | break:TITLE place:ACCENT every:ACCENT 3:PLAIN
        break soon              | break:TITLE soon:BAD
        technique naked pair    | technique:TITLE naked:PLAIN pair:ACCENT
        goto nowhere            | goto:TITLE nowhere:BAD
        mark nowhere            | mark:TITLE nowhere:PLAIN
        step 1 2                | step:TITLE 1:PLAIN 2:BAD
        step # nine             | step:TITLE
        """)
    void wordsAreColouredByWhatTheyMean(String line, String colours) {
        typing.type("load leetcode");
        assertEquals(colours, colours(line));
    }

    @Test
    void wordsAreColouredByTheSessionAsItIs() {
        typing.type("load leetcode", "set r1c3 4");
        assertEquals("clear:TITLE r1c3:ACCENT", colours("clear r1c3"));
        assertEquals("set:TITLE r1c3:ACCENT 2:GOOD", colours("set r1c3 2"));
        typing.type("step 3; mark here");
        assertEquals("goto:TITLE here:ACCENT", colours("goto here"));
        typing.type("queens 8");
        assertEquals("break:TITLE r8:ACCENT r9:BAD", colours("break r8 r9"));
    }

    @Test
    void anAnswerToAnOpenQuestionIsNoVerb() {
        assertEquals("2:BAD", colours("2"));
        typing.type("load leetcode; predict on; step");
        assertEquals("2:ACCENT", colours("2"));
        assertEquals("an answer to the question that stands open", tip("2"));
        assertEquals("step:TITLE 2:PLAIN", colours("step 2"));
    }

    // ---- what is offered

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        undo            | to
        undo to         | ok
        set r5c5        | fits: 5
        set r5c5=       | fits: 5
        load x;set r5c5 | fits: 5
        set r1c3        | fits: 4; leads to a dead end: 1; clashes: 2 3 5 6 7 8 9
        new             | 4 6 9 12 16 25
        break depth     | < <= = >= >
        break depth >=  | ''
        break digit     | 1 2 3 4 5 6 7 8 9
        break place every | ''
        goto            | ends: start end; marks: here
        mark            | marks: here
        clear           | all at once: all; entries: r1c4
        delete          | 1 2 all
        enable          | 2 all
        disable         | 1 all
        frame           | 1 2 3
        lab goto        | start end
        trace           | -
        trace -         | 1..3
        """)
    void onlyWhatFitsIsOffered(String line, String offered) {
        typing.type("load leetcode", "set r1c4 2", "step 3; mark here");
        typing.type("break place", "break retract", "disable 2");
        assertEquals(offered, offered(line.endsWith("5=") ? line : line + " "));
    }

    @Test
    void verbsStandUnderTheHeadingsOfTheHelp() {
        String verbs = offered("");
        assertTrue(verbs.startsWith("The board: load new samples show set "), verbs);
        assertTrue(verbs.contains("; Stepping, forward and back: step back "), verbs);
        assertEquals(Commands.TABLE.size(), verbs.split("[ ;]+").length - headingWords(), verbs);
        assertEquals(verbs, offered("load leetcode;"));
    }

    private static long headingWords() {
        return Stream.of(Group.values())
                .mapToLong(group -> group.title().split(" ").length)
                .sum();
    }

    @Test
    void emptyCellsTellTheirCandidates() {
        typing.type("load leetcode; set r1c3 1 r1c4 2 r1c6 4 r1c7 8 r1c8 9");
        String cells = offered("set ");
        assertTrue(cells.startsWith("no digit fits: "), cells);
        assertTrue(cells.contains("; one digit fits: "), cells);
        assertTrue(cells.contains("; several digits fit: "), cells);
        typing.type("load leetcode");
        assertEquals("1 2 4", described("set ", "r1c3"));
        assertEquals("(not offered)", described("set ", "r1c1"));
    }

    @Test
    void digitsTellWhatTheyWouldDo() {
        typing.type("load leetcode");
        assertEquals("the only digit left", described("set r5c5 ", "5"));
        assertEquals("forbidden by r1c1 in row 1", described("set r1c3 ", "5"));
        assertEquals("leaves no place for 1 in column 8", described("set r1c3 ", "1"));
        assertEquals("leaves 8 peers without it", described("set r1c3 ", "4"));
        typing.type("set r1c3 4");
        assertEquals("what it holds", described("set r1c3 ", "4"));
    }

    // ---- tips

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        st         | step, stepi, start, stats, strategy
        step       | step [N]   N moves forward, 1 if not said
        'step '    | step [N]   N: how many moves, 1 if not said
        'set '     | set CELL DIGIT ...   CELL: a cell, written r3c7, 3,7, 37 or C7
        set r1c3   | set CELL DIGIT ...   r1c3: 1 2 4
        'set r1c3 '  | set CELL DIGIT ...   DIGIT: 1 2 4 fit r1c3
        set r1c3 5 | set CELL DIGIT ...   5: forbidden by r1c1 in row 1
        'undo '    | undo [to ok]   to: back to the last state with a solution
        'generate seed ' | generate [LEVEL] [N] [seed N] [symmetric] [size N]   N: the same number makes the same board
        next       | next   after a placement over its whole subtree, else one step
        stpe       | there is no verb 'stpe': did you mean step?
        load x # l | (none)
        'load x;'  | (none)
        """)
    void tipsTellHowTheLineGoesOn(String line, String tip) {
        typing.type("load leetcode");
        assertEquals(tip, tip(line));
    }

    @Test
    void aConditionTellsWhatItsLastWordWants() {
        String usage = "break COND [every N|once]   ";
        assertEquals(usage + "COND: depth, placements on the path, as in depth >= 40", tip("break depth "));
        assertEquals(
                usage + "COND: what must hold: a kind of move, a cell, a bound; every: stop at every"
                        + " N-th hit; once: stop one motion only",
                tip("break depth>=4 "));
    }

    @Test
    void theBlankThatIsDueIsMarked() {
        assertEquals("DIGIT", due("set r1c3 "));
        assertEquals("CELL", due("set r1c3 4 "));
        assertEquals("FORMAT", due("save x.txt "));
        assertEquals("N", due("generate seed "));
        assertEquals("LEVEL N symmetric size", due("generate seed 3 "));
        assertEquals("COND every once", due("break place "));
        assertEquals("COND every once", due("break depth "));
        assertEquals("N", due("lab goto "));
        assertEquals("", due("step 3 "));
    }

    private String due(String line) {
        TipLine tip = Draft.at(line, line.length())
                .orElseThrow()
                .tip(typing.session())
                .orElseThrow();
        return tip.due().stream()
                .map(mark -> tip.usage().substring(mark.start(), mark.end()))
                .collect(Collectors.joining(" "));
    }
}
