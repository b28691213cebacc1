package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;

/** Trees and plots in files are well-formed and say what was left out. */
class ExportsTest {
    @TempDir
    private Path folder;

    private String export(String lines, String verb, String file) throws IOException {
        Typing typing = new Typing();
        typing.type(lines);
        Path path = folder.resolve(file);
        assertTrue(typing.type(verb + " " + path).startsWith("wrote "));
        return Files.readString(path);
    }

    private static Document xml(String text) throws ParserConfigurationException, IOException, SAXException {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void theTreeOfTinyNoneAsJson() throws IOException {
        String json = export("load tiny-none; goto end", "tree", "tree.json");
        assertEquals("""
                {"title":"scan, time 8","root":
                {"state":"open","cell":"r1c1","allowed":[1,4],"branches":[
                {"digit":1,"placements":2,"solutions":0,"onPath":false,"call":
                {"state":"open","cell":"r1c3","allowed":[4],"branches":[
                {"digit":4,"placements":1,"solutions":0,"onPath":false,"call":
                {"state":"open","cell":"r1c4","allowed":[],"branches":[]}}]}},
                {"digit":4,"placements":2,"solutions":0,"onPath":false,"call":
                {"state":"open","cell":"r1c3","allowed":[1],"branches":[
                {"digit":1,"placements":1,"solutions":0,"onPath":false,"call":
                {"state":"open","cell":"r1c4","allowed":[],"branches":[]}}]}}]}}
                """.replace("\n", "") + "\n", json);
    }

    @Test
    void jsonHasABranchForEveryPlacement() throws IOException {
        String json = export("load leetcode; goto end", "tree", "tree.json");
        assertEquals(4208, StringUtils.countMatches(json, "\"digit\":"));
        assertEquals(51, StringUtils.countMatches(json, "\"onPath\":true"));
        assertEquals(1246, StringUtils.countMatches(json, "\"allowed\":[],"));
        new JsonReader(json).read();
    }

    @Test
    void dotHasAnEdgeForEveryPlacement() throws IOException {
        String dot = export("load tiny-twelve; goto end", "tree", "tree.dot");
        assertEquals(24, StringUtils.countMatches(dot, " -> "));
        assertEquals(4, StringUtils.countMatches(dot, "color=red"));
        assertTrue(dot.startsWith("digraph search {") && dot.endsWith("}\n"));
    }

    @Test
    void svgHasALineForEveryPlacement() throws Exception {
        for (String board :
                new String[] {"load tiny-twelve; goto end", "queens 6; goto 200", "new 16; step 9", "new 4"}) {
            Typing typing = new Typing();
            typing.type(board);
            Document svg = xml(export(board, "tree", "tree.svg"));
            long placements = typing.session().search().search().counts().placements();
            assertEquals(placements, svg.getElementsByTagName("line").getLength());
            assertEquals(placements + 1, svg.getElementsByTagName("circle").getLength());
        }
    }

    @Test
    void largeTreesAreCappedAndThatIsSaid() throws Exception {
        Typing typing = new Typing();
        typing.type("load inkala-2012; goto 50000");
        Path path = folder.resolve("tree.svg");
        String answer = typing.type("tree " + path);
        assertTrue(answer.contains("what lies deeper is folded"), answer);
        Document svg = xml(Files.readString(path));
        assertTrue(svg.getElementsByTagName("circle").getLength() < 6000);
        assertTrue(svg.getElementsByTagName("text").item(0).getTextContent().contains("folded"));
    }

    @Test
    void thePlotHasARectangleForEverySpan() throws Exception {
        Document svg = xml(export("load tiny-twelve; goto end; goto 9", "plot", "plot.svg"));
        assertEquals(1 + 37, svg.getElementsByTagName("rect").getLength());
        xml(export("new 9", "plot", "plot.svg"));
    }
}
