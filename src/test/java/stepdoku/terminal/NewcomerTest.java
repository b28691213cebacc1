package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.jline.builtins.ScreenTerminal;
import org.junit.jupiter.api.Test;
import stepdoku.command.Interpreter;
import stepdoku.session.Host;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Status;
import stepdoku.view.Page;
import stepdoku.view.Stack;
import stepdoku.view.Theme;

/** The recording of a newcomer is an asciicast of what would happen today. */
class NewcomerTest {
    private static final String FAREWELL = "This was lesson 4 of ";
    private static final double TEN_MINUTES = 600;
    private static final long MOST_BYTES = 300_000;

    @Test
    void itIsAnAsciicastOfAUsualScreenThatIsSmallAndPlaysInTenMinutes() throws IOException {
        JsonObject head = JsonParser.parseString(cast().get(0)).getAsJsonObject();
        assertEquals(2, head.get("version").getAsInt());
        assertEquals(80, head.get("width").getAsInt());
        assertEquals(24, head.get("height").getAsInt());
        double time = 0;
        for (JsonArray event : events()) {
            assertEquals("o", event.get(1).getAsString());
            assertTrue(event.get(0).getAsDouble() >= time, event::toString);
            time = event.get(0).getAsDouble();
        }
        assertTrue(time < TEN_MINUTES, time + " seconds");
        assertTrue(Files.size(Newcomer.CAST) < MOST_BYTES, Files.size(Newcomer.CAST) + " bytes");
    }

    @Test
    void itsScreensShowEachLineThatIsTypedAndAtTheEndLessonFourDone() throws IOException {
        List<String> awaited = new ArrayList<>(Newcomer.lines());
        ScreenTerminal screen = new ScreenTerminal(80, 24);
        for (JsonArray event : events()) {
            screen.write(event.get(2).getAsString());
            if (!awaited.isEmpty() && shows(screen, "> " + awaited.get(0))) {
                awaited.remove(0);
            }
        }
        assertEquals(List.of(), awaited);
        assertTrue(shows(screen, FAREWELL), screen::toString);
    }

    @Test
    void whoTypesTheSameTodayComesAsFar() {
        Interpreter console = new Interpreter(new Session(Host.none()));
        List<Reply> replies = new ArrayList<>();
        Newcomer.lines().forEach(line -> console.interpret(line, replies::add));
        assertTrue(replies.stream().noneMatch(reply -> reply.status() == Status.WRONG));
        Reply last = replies.get(replies.size() - 1);
        assertTrue(new Stack(last.views())
                .lines(new Page(80, Theme.plain())).stream()
                        .anyMatch(row -> row.toString().contains(FAREWELL)));
    }

    private static boolean shows(ScreenTerminal screen, String text) {
        return screen.toString().lines().anyMatch(row -> row.contains(text));
    }

    private static List<String> cast() throws IOException {
        return Files.readAllLines(Newcomer.CAST);
    }

    private static List<JsonArray> events() throws IOException {
        return cast().stream()
                .skip(1)
                .map(event -> JsonParser.parseString(event).getAsJsonArray())
                .toList();
    }
}
