package stepdoku.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;

/** Standard input, standard output and standard error. */
public record Streams(InputStream in, OutputStream out, OutputStream err) {
    /** Those of the process. */
    public static Streams ofProcess() {
        return new Streams(
                System.in, new FileOutputStream(FileDescriptor.out), new FileOutputStream(FileDescriptor.err));
    }

    PrintWriter answers() {
        return writer(out);
    }

    PrintWriter errors() {
        return writer(err);
    }

    private static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(new PrintStream(stream, false, Look.encoding()), false, Look.encoding());
    }
}
