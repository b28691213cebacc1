package stepdoku.trace;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.Reader;
import java.util.HashMap;
import java.util.Map;

/** An object of JSON as its names and texts; what is neither a text nor a number is passed over. */
final class JsonFields {
    private JsonFields() {}

    /** The fields of the object that a text is; another text is an IOException. */
    static Map<String, String> of(Reader text) throws IOException {
        try (JsonReader reader = new JsonReader(text)) {
            Map<String, String> fields = new HashMap<>();
            reader.beginObject();
            while (reader.hasNext()) {
                String name = reader.nextName();
                if (reader.peek() == JsonToken.STRING || reader.peek() == JsonToken.NUMBER) {
                    fields.put(name, reader.nextString());
                } else {
                    reader.skipValue();
                }
            }
            reader.endObject();
            if (reader.peek() != JsonToken.END_DOCUMENT) {
                throw new IOException("more than one object");
            }
            return fields;
        } catch (IllegalStateException notAnObject) {
            throw new IOException(notAnObject);
        }
    }
}
