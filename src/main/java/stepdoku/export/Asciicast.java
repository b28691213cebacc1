package stepdoku.export;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.time.Duration;
import java.util.Map;

/**
 * What a terminal shows, as an asciicast of version 2 (docs.asciinema.org): a head, then for each piece of output the
 * seconds since the beginning and the text, and for each change of the size that size.
 */
public final class Asciicast {
    private static final double NANOS = 1e9;

    private final Writer out;

    /** A recording of a terminal of a size, begun at a time in seconds since 1970, in surroundings. */
    public Asciicast(Writer out, int columns, int rows, long began, Map<String, String> environment)
            throws IOException {
        this.out = out;
        StringWriter head = new StringWriter();
        JsonWriter json = new JsonWriter(head);
        json.beginObject();
        json.name("version")
                .value(2)
                .name("width")
                .value(columns)
                .name("height")
                .value(rows);
        json.name("timestamp").value(began).name("env").beginObject();
        for (Map.Entry<String, String> variable : environment.entrySet()) {
            json.name(variable.getKey()).value(variable.getValue());
        }
        json.endObject().endObject();
        out.append(head.toString()).append('\n');
    }

    /** The terminal was given a text. */
    public void output(Duration time, String text) throws IOException {
        event(time, "o", text);
    }

    /** The terminal has another size. */
    public void resize(Duration time, int columns, int rows) throws IOException {
        event(time, "r", columns + "x" + rows);
    }

    private void event(Duration time, String kind, String text) throws IOException {
        StringWriter line = new StringWriter();
        new JsonWriter(line)
                .beginArray()
                .value(time.toNanos() / NANOS)
                .value(kind)
                .value(text)
                .endArray();
        out.append(line.toString()).append('\n');
    }
}
