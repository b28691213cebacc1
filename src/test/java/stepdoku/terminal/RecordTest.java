package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jline.builtins.ScreenTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import stepdoku.session.Settings;

/** A recording is an asciicast, and played back it shows what the terminal has shown. */
@Timeout(60)
class RecordTest {
    @TempDir
    private Path folder;

    @Test
    void playedBackItShowsWhatTheTerminalShowed() throws Exception {
        try (VirtualTerminal terminal = new VirtualTerminal(80, 24)) {
            Thread console = console(terminal);
            terminal.types("record " + file() + "\r");
            terminal.awaits("until record off");
            terminal.types("goto 900; watch\r");
            terminal.awaits("? keys  q prompt");
            terminal.types("ss");
            terminal.awaits("time 902: ");
            List<String> shown = settled(terminal);
            terminal.types("q");
            terminal.awaits("time 902 depth ");
            terminal.types("quit\r");
            console.join();
            assertTrue(terminal.output().contains("wrote "), terminal.output());
            assertEquals(shown, screens(Files.readAllLines(file()), "time 902: "));
        }
    }

    /** The driver of the terminal brings the cursor back to the margin; a player of recordings does not. */
    @Test
    void linesBeginAtTheMargin() throws Exception {
        try (VirtualTerminal terminal = new VirtualTerminal(80, 24)) {
            Thread console = console(terminal);
            terminal.types("record " + file() + "\r");
            terminal.awaits("until record off");
            terminal.types("hint\rquit\r");
            console.join();
        }
        ScreenTerminal player = new ScreenTerminal(80, 24);
        events(Files.readAllLines(file()))
                .filter(event -> event.get(1).getAsString().equals("o"))
                .forEach(event -> player.write(event.get(2).getAsString()));
        assertTrue(
                player.toString().lines().anyMatch(line -> line.startsWith("hint again tells more")), player::toString);
    }

    /** The screen when it does not change any more. */
    private static List<String> settled(VirtualTerminal terminal) throws InterruptedException {
        List<String> before = List.of();
        List<String> now = terminal.screen();
        while (!now.equals(before)) {
            Thread.sleep(200);
            before = now;
            now = terminal.screen();
        }
        return now;
    }

    /** Plays an asciicast up to the last event before the screen is left on which a text stands. */
    private static List<String> screens(List<String> cast, String text) {
        JsonObject head = JsonParser.parseString(cast.get(0)).getAsJsonObject();
        ScreenTerminal screen = new ScreenTerminal(
                head.get("width").getAsInt(), head.get("height").getAsInt());
        List<String> last = List.of();
        for (JsonArray event : events(cast).toList()) {
            screen.write(event.get(2).getAsString());
            List<String> now =
                    screen.toString().lines().map(String::stripTrailing).toList();
            last = now.get(0).contains(text) && now.get(now.size() - 1).contains("? keys") ? now : last;
        }
        return last;
    }

    private static Stream<JsonArray> events(List<String> cast) {
        return cast.stream().skip(1).map(line -> JsonParser.parseString(line).getAsJsonArray());
    }

    @Test
    void itIsAnAsciicastWithTimesThatGoUpAndTheSizesThatTheTerminalHad() throws Exception {
        try (VirtualTerminal terminal = new VirtualTerminal(80, 24)) {
            Thread console = console(terminal);
            terminal.types("record " + file() + "\r");
            terminal.awaits("until record off");
            terminal.resizes(100, 30);
            terminal.types("step\rplay 1000\r");
            terminal.awaits("time 8365 depth 51>");
            terminal.types("record off\r");
            terminal.awaits("wrote ");
            terminal.types("record off\r");
            terminal.awaits("nothing is recorded: record FILE begins");
            terminal.types("quit\r");
            console.join();
        }
        List<String> cast = Files.readAllLines(file());
        JsonObject head = JsonParser.parseString(cast.get(0)).getAsJsonObject();
        assertEquals(2, head.get("version").getAsInt());
        assertEquals(80, head.get("width").getAsInt());
        assertEquals(24, head.get("height").getAsInt());
        assertTrue(head.get("timestamp").getAsLong() > 1_700_000_000);
        assertTrue(head.has("env"));
        double time = 0;
        for (JsonArray event : events(cast).toList()) {
            assertEquals(3, event.size());
            assertTrue(event.get(0).getAsDouble() >= time, event::toString);
            time = event.get(0).getAsDouble();
        }
        assertEquals(
                List.of("100x30"),
                events(cast)
                        .filter(event -> event.get(1).getAsString().equals("r"))
                        .map(event -> event.get(2).getAsString())
                        .toList());
    }

    @Test
    void whatCannotBeRecordedIsToldAndCostsNothing() throws Exception {
        Path kept = Files.writeString(folder.resolve("kept.cast"), "kept");
        try (VirtualTerminal terminal = new VirtualTerminal(160, 50)) {
            Thread console = console(terminal);
            terminal.types("record " + folder + "\r");
            terminal.awaits("it is a folder");
            terminal.types("record " + folder.resolve("none/x.cast") + "\r");
            terminal.awaits("there is no such file or folder");
            terminal.types("record " + kept + "\r");
            terminal.awaits("until record off");
            assertEquals("kept", Files.readString(kept));
            terminal.types("record " + file() + "\r");
            terminal.awaits("already: record off ends it");
            terminal.types("record\r");
            terminal.awaits("record off ends it");
            terminal.types("quit\r");
            console.join();
        }
        assertFalse(Files.readString(kept).equals("kept"));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(kept), files.toList());
        }
    }

    private Path file() {
        return folder.resolve("demo.cast");
    }

    private static Thread console(VirtualTerminal terminal) {
        Settings settings = new Settings();
        settings.choose(Settings.COLOUR, "never");
        Thread console = new Thread(() -> run(terminal, settings), "console");
        console.start();
        return console;
    }

    private static void run(VirtualTerminal terminal, Settings settings) {
        try {
            new Shell(terminal.terminal(), settings, UserFiles.none()).run(List.of("leetcode"));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
