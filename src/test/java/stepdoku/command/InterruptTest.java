package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import stepdoku.session.Host;

/** What Ctrl-C leaves of long work. */
class InterruptTest {

    /** A world in which Ctrl-C is pressed when long work asks for the n-th time whether it may go on. */
    private static final class Pressed implements Host {
        private int questions;

        Pressed(int questions) {
            this.questions = questions;
        }

        @Override
        public boolean goOn() {
            return --questions > 0;
        }
    }

    private static Typing pressedAt(int question) {
        Typing typing = new Typing(new Pressed(question));
        typing.type("load wikipedia-worst");
        return typing;
    }

    /** Solving the board at its loading asks as well. */
    private static int questionsAtLoading() {
        Pressed pressed = new Pressed(Integer.MAX_VALUE);
        new Typing(pressed).type("load wikipedia-worst");
        return Integer.MAX_VALUE - pressed.questions;
    }

    @Test
    void generateLeavesTheTableAsItIs() {
        Typing typing = pressedAt(questionsAtLoading() + 3);
        String board = typing.session().grid().toString();
        assertEquals(
                "stopped before a board was made: the table stays as it is\n", typing.type("generate beyond seed 1"));
        assertEquals(board, typing.session().grid().toString());
    }

    @Test
    void generateTellsHowManyBoardsItHasMade() {
        String answer = new Typing(new Pressed(120)).type("generate 50 size 4 seed 1");
        long boards = answer.lines().filter(line -> line.length() == 16).count();
        assertTrue(0 < boards && boards < 50, answer);
        assertTrue(answer.endsWith("\n" + boards + " boards made: stopped by Ctrl-C\n"), answer);
    }

    @Test
    void rateKeepsTheLogicAndTheSearchesThatAreDone() {
        String answer = pressedAt(questionsAtLoading() + 3).type("rate");
        assertTrue(answer.contains("easy: no technique harder than Hidden Single is needed"), answer);
        assertTrue(answer.contains("scan was stopped by Ctrl-C"), answer);
    }

    @Test
    void compareKeepsWhatIsDone() {
        String answer = pressedAt(questionsAtLoading() + 3).type("compare forced scan backward");
        assertTrue(answer.startsWith("forced 64/0, scan "), answer);
        assertTrue(answer.contains("scan was stopped by Ctrl-C after 24,576 moves"), answer);
        assertTrue(answer.contains("1 strategy not tried."), answer);
    }

    @Test
    void compareOverManyBoardsKeepsTheBoardsThatAreDone() {
        Typing typing = new Typing(new Pressed(3));
        String answer = typing.type("compare fewest scan --boards src/test/resources/boards/drawn.txt");
        assertTrue(answer.startsWith("1 board, at most"), answer);
        assertTrue(answer.contains("Stopped by Ctrl-C"), answer);
    }

    @Test
    void reverseStandsAtATrueTimeWithABreakpointSet() {
        Typing typing = pressedAt(questionsAtLoading() + 5);
        typing.type("break depth >= 64");
        assertTrue(typing.type("goto 30000").startsWith("time 30000:"));
        String paused = typing.type("reverse");
        assertTrue(paused.contains("Paused; every verb works from here"), paused);
        long time = typing.session().time();
        assertTrue(0 < time && time < 30000, "time " + time);
        Typing fresh = new Typing();
        fresh.type("load wikipedia-worst");
        assertEquals(
                fresh.type("goto " + time).lines().limit(20).toList(),
                paused.lines().limit(20).toList());
        assertFalse(typing.session().breakpoints().all().isEmpty());
    }

    @Test
    void aLineThatWasInterruptedIsNotDoneInALesson() {
        Typing typing = new Typing(new Pressed(1));
        typing.type("learn 3");
        String answer = typing.type("load tiny-twelve");
        assertTrue(answer.startsWith("tiny-twelve: 4 givens"), answer);
        assertFalse(answer.contains("│ Type:  step 2"), answer);
    }
}
