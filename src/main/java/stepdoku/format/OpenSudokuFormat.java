package stepdoku.format;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** The XML of OpenSudoku: {@code <game data="..."/>} with 81 characters, once for each board. */
final class OpenSudokuFormat implements BoardFormat {
    @Override
    public String name() {
        return "opensudoku";
    }

    @Override
    public String title() {
        return "OpenSudoku XML";
    }

    @Override
    public String description() {
        return "OpenSudoku: <game data=\"81 characters\"/> for each board";
    }

    @Override
    public Optional<String> ending() {
        return Optional.of("opensudoku");
    }

    @Override
    public boolean recognises(String text) {
        String start = text.stripLeading();
        return start.startsWith("<?xml") || start.startsWith("<opensudoku") || start.startsWith("<game");
    }

    @Override
    public boolean isComplete(String text) {
        return text.contains("</opensudoku>")
                || text.strip().startsWith("<game") && text.strip().endsWith("/>");
    }

    @Override
    public List<String> split(String text) {
        try {
            return games(reader(text.strip()));
        } catch (XMLStreamException fault) {
            throw new FormatException(
                    "no well-formed XML at line " + fault.getLocation().getLineNumber() + ", column "
                            + fault.getLocation().getColumnNumber());
        }
    }

    /** A reader that fetches nothing: no document type, no entities from elsewhere. */
    private static XMLStreamReader reader(String text) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        return factory.createXMLStreamReader(new StringReader(text));
    }

    private static List<String> games(XMLStreamReader xml) throws XMLStreamException {
        List<String> games = new ArrayList<>();
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamReader.START_ELEMENT
                    && xml.getLocalName().equals("game")) {
                games.add(
                        Optional.ofNullable(xml.getAttributeValue(null, "data")).orElse(""));
            }
        }
        return games;
    }

    @Override
    public Reading read(String part) {
        return Reading.of(Cells.ofLine(part.strip()), this);
    }
}
