package stepdoku.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import stepdoku.board.Geometry;
import stepdoku.lesson.Step.Picture;
import stepdoku.lesson.Step.Prose;
import stepdoku.lesson.Step.Source;
import stepdoku.lesson.Step.Task;
import stepdoku.lesson.Step.Type;

/** The text form of a lesson, as docs/adding.md describes it. */
class LessonTextTest {
    private static final String HEAD = "The board\nWhat may stand in a cell?\n\n";

    private static List<Step> steps(String text) {
        return LessonText.read(1, "board.txt", HEAD + text).steps();
    }

    private static String fault(String text) {
        return assertThrows(LessonFault.class, () -> LessonText.read(1, "board.txt", text))
                .getMessage();
    }

    // ---- what is read

    @Test
    void theFirstChunkIsTitleAndWhatIsAnswered() {
        Lesson lesson = LessonText.read(7, "board.txt", HEAD);
        assertEquals(new Lesson(7, "The board", "What may stand in a cell?", true, List.of()), lesson);
        assertTrue(lesson.showsSource());
    }

    @Test
    void aThirdLineCanTakeTheSourceAway() {
        String text = "The board\nWhat may stand in a cell?\n(without the source)\n";
        assertEquals(false, LessonText.read(1, "board.txt", text).showsSource());
    }

    @Test
    void linesOfAParagraphAreJoinedAndCommentsPassedOver() {
        assertEquals(List.of(new Prose("One two three."), new Prose("Four.")), steps("""
                One two
                three.

                # for authors

                Four.
                """));
    }

    @Test
    void linesToTypeWaitOneAfterTheOther() {
        assertEquals(List.of(new Type("load tiny-one"), new Type("step 4")), steps("""
                > load tiny-one
                > step 4
                """));
    }

    @Test
    void whatIsIndentedStandsAsItIs() {
        assertEquals(
                List.of(new Source(List.of("if (r == n)", "  return true;"))),
                steps("    if (r == n)\n      return true;\n"));
    }

    @Test
    void whatIsIndentedAndLooksLikeABoardIsDrawn() {
        Picture picture = (Picture) steps("""
                . .  . .
                4 .  3 .
                . 4  . 1
                . .  . .
                """.indent(4)).get(0);
        assertEquals(Geometry.of(4), picture.board().geometry());
        assertEquals(4, picture.board().givenCount());
    }

    @Test
    void aTaskCanBeDoneInSeveralWays() {
        assertEquals(List.of(new Task("Find the dead end.", List.of("goto 9", "goto 10"))), steps("""
                ! Find
                the dead end.
                > goto 9
                > goto 10
                """));
    }

    @Test
    void aQuestionHasChoicesWithReasons() {
        Question question = (Question) steps("""
                ? What comes
                next?
                - a 1 -- it was
                  tested before
                + a 3 -- behind the 2
                """).get(0);
        assertEquals("What comes next?", question.text());
        assertEquals(AnswerForm.CHOICE, question.form());
        assertEquals(
                List.of(new Answer("a 1", false, "it was tested before"), new Answer("a 3", true, "behind the 2")),
                question.answers());
        assertEquals(Optional.of(question.answers().get(1)), question.said("2", Geometry.of(4)));
        assertEquals(Optional.empty(), question.said("3", Geometry.of(4)));
        assertEquals(Optional.empty(), question.said("step", Geometry.of(4)));
    }

    @Test
    void aCellIsAnsweredAsItIsNamedAnywhere() {
        Question question = (Question) steps("""
                ? Which cell?
                = r3c4 -- so it is
                - r4c3 -- the row comes first
                - * -- look again
                """).get(0);
        for (String right : List.of("r3c4", "R3C4", "3,4", "34", "C4")) {
            assertEquals("so it is", reason(question, right), right);
        }
        assertEquals("the row comes first", reason(question, "D3"));
        assertEquals("look again", reason(question, "r1c1"));
        assertEquals(Optional.empty(), question.said("r5c1", Geometry.of(4)));
    }

    @Test
    void numbersAndTruthsAreAnsweredAsTheyAre() {
        Question number =
                (Question) steps("? How many?\n= 13 -- yes\n- * -- no\n").get(0);
        assertEquals("yes", reason(number, "013"));
        assertEquals("no", reason(number, "99999999999999999999"));
        assertEquals(Optional.empty(), number.said("true", Geometry.of(4)));
        Question truth =
                (Question) steps("? Is it?\n= false -- yes\n- * -- no\n").get(0);
        assertEquals("yes", reason(truth, "False"));
        assertEquals("no", reason(truth, "true"));
        assertEquals("yes", reason(truth, "no"));
        assertEquals(Optional.empty(), truth.said("1", Geometry.of(4)));
        assertEquals("true or false", truth.wanted());
    }

    private static String reason(Question question, String said) {
        return question.said(said, Geometry.of(4)).orElseThrow().reason();
    }

    // ---- what is refused

    @Test
    void faultsNameFileAndLine() {
        assertEquals("board.txt, line 1: " + head(), fault("The board\n"));
        assertEquals("board.txt, line 1: " + head(), fault("a\nb\nc\n"));
        assertEquals(
                "board.txt, line 6: a task needs a line that does it below its text, behind '> '",
                fault(HEAD + "One.\n\n! Find it.\n"));
        assertEquals(
                "board.txt, line 5: an answer has its reason behind ' -- '", fault(HEAD + "? Which?\n+ this one\n"));
        assertEquals(
                "board.txt, line 4: a question has right answers, which begin with '+ ' or '= ', and wrong ones: '- '",
                fault(HEAD + "? Which?\n+ this one -- so\n"));
        assertEquals(
                "board.txt, line 4: the last answer is '- *' where short ones are given, and only there",
                fault(HEAD + "? Which?\n= 3 -- so\n- 4 -- no\n"));
        assertEquals(
                "board.txt, line 4: 'three' is neither a number, a cell, true nor false",
                fault(HEAD + "? Which?\n= three -- so\n- * -- no\n"));
        assertEquals(
                "board.txt, line 4: every line beside one that begins with '> ' begins so too: 'step'",
                fault(HEAD + "> load x\nstep\n"));
        assertTrue(fault(HEAD + "    1 2 3\n    2 1\n")
                .startsWith("board.txt, line 4: these lines look like a board and are none: "));
    }

    private static String head() {
        return "a lesson begins with its title, the line below says what it answers;"
                + " a third line can only be (without the source)";
    }

    @Test
    void everyTextStandsInTheTable() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/stepdoku/lessons"))) {
            Set<String> texts = files.map(file -> file.getFileName().toString().replace(".txt", ""))
                    .collect(Collectors.toSet());
            assertEquals(texts, Set.copyOf(Lessons.TABLE));
        }
    }
}
