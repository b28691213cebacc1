package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stepdoku.lesson.Lessons;
import stepdoku.session.Settings;

/** How far one is in the lessons is kept from one start to the next. */
class LessonProgressTest {
    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("state").resolve("lessons");
    }

    @Test
    void aLessonGoesOnWhereTheLastConsoleLeftIt() throws Exception {
        console("learn 3\rload tiny-twelve\rstep 2\rstep\rquit\r");
        String screen = console("learn\rlearn 3\rquit\r");
        assertTrue(screen.contains("3 of 12"), screen);
        assertTrue(screen.contains("time 3: place r1c3 = 4, depth 3"), screen);
        assertTrue(screen.contains("Question: How many digits fit in r1c4 now?"), screen);
        assertTrue(screen.contains("time 3 depth 3 (lesson: your answer)> "), screen);
    }

    @Test
    void aLessonTakenToItsEndIsDone() throws Exception {
        int steps = Lessons.find(6).orElseThrow().waiting();
        console("learn 6\r" + "learn next\r".repeat(steps) + "quit\r");
        assertEquals("6 done\n", Files.readString(file()));
    }

    @Test
    void whoTakesNoLessonKeepsNothing() throws Exception {
        console("learn\rload tiny-one\rstep 3\rquit\r");
        assertFalse(Files.exists(file()));
    }

    @Test
    void aFileFromElsewhereDoesNoHarm() throws Exception {
        Files.createDirectories(file().getParent());
        Files.writeString(file(), "3 9999\nsome words\n\n2 -7\n99 done\n");
        String screen = console("learn\rlearn 3\rquit\r");
        assertTrue(screen.contains("Lesson 3: The dead end"), screen);
        assertTrue(screen.contains("Type:  load tiny-twelve"), screen);
    }

    @Test
    void whatCannotBeKeptIsToldAndTheLessonGoesOn() throws Exception {
        Files.createDirectories(file());
        String screen = console("learn 3\rquit\r");
        assertTrue(screen.contains("how far you are is not kept: cannot write "), screen);
        assertTrue(screen.contains("(lesson: load tiny-twelve)> "), screen);
    }

    /** A console from its start to its end, with all keys typed at once. Answers what was written. */
    private String console(String keys) throws Exception {
        try (VirtualTerminal terminal = new VirtualTerminal(100, 40)) {
            terminal.types(keys);
            Settings settings = new Settings();
            settings.choose(Settings.COLOUR, "never");
            UserFiles files = new UserFiles(Optional.of(folder.resolve("state")), Optional.empty(), Optional.empty());
            new Shell(terminal.terminal(), settings, files).run(List.of());
            terminal.terminal().flush();
            return terminal.output();
        }
    }
}
