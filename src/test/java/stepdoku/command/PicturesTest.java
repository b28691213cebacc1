package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import stepdoku.session.Status;

/** The pictures of boards and screens: those in the documents are what the program makes. */
class PicturesTest {
    private static final Path PICTURES = Path.of("docs/pictures");

    @TempDir
    private Path folder;

    /** A picture of the documents: its name, what is typed before, and the line that it shows. */
    private record Shown(String name, String before, String line) {}

    private static final List<Shown> SHOWN = List.of(
            new Shown("pause", "load leetcode; goto 900", "step"),
            new Shown("watch", "load leetcode; goto 900", "watch"),
            new Shown("candidates", "", "technique hidden pair"));

    @TestFactory
    Stream<DynamicTest> thoseInTheDocumentsAreMadeByTheProgram() {
        return SHOWN.stream()
                .map(shown -> DynamicTest.dynamicTest(shown.name(), () -> {
                    String made = picture(shown.before(), shown.line());
                    Transcript.compare(PICTURES.resolve(shown.name() + ".svg"), made);
                }));
    }

    @Test
    void theyAreWellFormed() throws Exception {
        Document screen = xml(picture("load leetcode; break depth < 5", "breaks"));
        assertEquals("svg", screen.getDocumentElement().getTagName());
        assertEquals("748", screen.getDocumentElement().getAttribute("width"));
        assertTrue(screen.getDocumentElement().getTextContent().contains("depth < 5"));
    }

    @Test
    void aBoardHasItsDigitsAndItsCandidates() throws Exception {
        assertEquals(30 + 2 * 9, texts(show("load leetcode", "show %s")));
        assertEquals(30 + 1 + 2 * 9, texts(show("load leetcode; set r1c3 4", "show %s")));
        assertTrue(texts(show("load leetcode", "show candidates %s")) > 81 + 2 * 9);
        assertEquals(2 * 25, texts(show("new 25", "show %s")));
    }

    @Test
    void theSearchCanBeSeenFromOutsideATerminal() {
        Typing typing = new Typing();
        typing.type("load tiny-twelve; picture %s watch".formatted(file()));
        assertEquals(Status.OK, typing.status());
        assertTrue(read(file()).contains("q prompt"));
    }

    @Test
    void whatCannotBeAPictureIsRefusedAndNothingIsWritten() {
        Typing typing = new Typing();
        assertEquals(
                "a picture is written as SVG: 'a.png' must end in .svg, or be - for standard\noutput\n",
                typing.type("picture a.png show"));
        assertTrue(typing.type("picture %s nothing".formatted(file())).contains("there is no verb 'nothing'"));
        assertTrue(typing.type("picture %s".formatted(file())).startsWith("LINE is missing"));
        assertFalse(Files.exists(file()));
    }

    private String picture(String before, String line) {
        new Typing().type(before, "picture %s %s".formatted(file(), line));
        return read(file());
    }

    private String show(String before, String line) {
        new Typing().type(before, line.formatted(file()));
        return read(file());
    }

    private Path file() {
        return folder.resolve("picture.svg");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static int texts(String svg) throws Exception {
        return xml(svg).getElementsByTagName("text").getLength();
    }

    private static Document xml(String text) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
