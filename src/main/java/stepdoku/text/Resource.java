package stepdoku.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A text that comes with the program, in the jar. */
public final class Resource {
    private static final String FOLDER = "/stepdoku/";

    private Resource() {}

    /** The whole text of a file, by its path among the program's own: {@code lessons/order.txt}. */
    public static String text(String path) {
        return text(Resource.class, FOLDER + path);
    }

    /** The text of a file that lies beside a class. */
    public static String beside(Class<?> type, String name) {
        return text(type, name);
    }

    /** The rows of a table, each with its fields; tabs stand between them. */
    public static List<String[]> rows(String path) {
        return text(path).lines().map(line -> line.split("\t")).toList();
    }

    private static String text(Class<?> type, String name) {
        try (InputStream text = type.getResourceAsStream(name)) {
            if (text == null) {
                throw new IllegalStateException("no " + name + " beside " + type);
            }
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
