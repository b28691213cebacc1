package stepdoku.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptSessionTest {
    private static final LocalDateTime EVENING = LocalDateTime.of(2026, 11, 28, 18, 2, 59);

    @TempDir
    private Path folder;

    @Test
    void thePastIsToldAsPeopleTellIt() {
        assertEquals("today 18:02", KeptSession.words(EVENING, LocalDate.of(2026, 11, 28)));
        assertEquals("yesterday 18:02", KeptSession.words(EVENING, LocalDate.of(2026, 11, 29)));
        assertEquals("2026-11-28 18:02", KeptSession.words(EVENING, LocalDate.of(2026, 11, 30)));
    }

    @Test
    void whatIsWrittenIsReadAndItsFolderIsMade() throws IOException {
        KeptSession kept = new KeptSession(folder.resolve("state/stepdoku/last"));
        assertEquals(Optional.empty(), kept.when());
        kept.write("text\n");
        assertEquals("text\n", kept.read());
        assertTrue(kept.when().orElseThrow().matches("(today|yesterday) \\d\\d:\\d\\d"));
    }

    @Test
    void aFolderInTheWayIsAFaultAndStays() throws IOException {
        KeptSession kept = new KeptSession(Files.createDirectory(folder.resolve("last")));
        assertThrows(IOException.class, () -> kept.write("text\n"));
        assertThrows(UserError.class, kept::read);
        assertTrue(Files.isDirectory(kept.file()));
    }
}
