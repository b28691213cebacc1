package stepdoku;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import stepdoku.terminal.Streams;

/** A run of the program in this process, with a verb or an option: what it wrote, and its exit status. */
record Run(int status, String out, String err) {
    static Run of(String... arguments) throws IOException {
        return reading("", arguments);
    }

    /** The same with something to read on standard input. */
    static Run reading(String input, String... arguments) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int status = Main.run(new Streams(in, out, err), arguments);
        return new Run(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
