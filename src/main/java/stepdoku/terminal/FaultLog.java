package stepdoku.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import stepdoku.session.Reply;

/** Faults of the program itself: the user reads one line, the details go into a file. */
final class FaultLog {
    private FaultLog() {}

    /** Writes the details away; the reply tells where. */
    static Reply report(String line, Throwable fault) {
        return Reply.wrong(note(line, fault));
    }

    /** The same as a sentence. */
    static String note(String line, Throwable fault) {
        return "stepdoku made a mistake at '%s' (%s); your board and search are as they were.%s"
                .formatted(line, fault.getClass().getSimpleName(), place(line, fault));
    }

    private static String place(String line, Throwable fault) {
        return write(details(line, fault))
                .map(file -> " The details are in " + file)
                .orElse("");
    }

    private static String details(String line, Throwable fault) {
        StringWriter text = new StringWriter();
        PrintWriter writer = new PrintWriter(text);
        writer.println("line: " + line);
        writer.println("java: " + Runtime.version());
        fault.printStackTrace(writer);
        writer.flush();
        return text.toString();
    }

    private static Optional<Path> write(String details) {
        try {
            Path folder = XdgFolder.STATE.path().orElse(Path.of(System.getProperty("java.io.tmpdir")));
            Files.createDirectories(folder);
            Path file = Files.createTempFile(folder, "fault-", ".log");
            return Optional.of(Files.writeString(file, details));
        } catch (IOException unwritable) {
            return Optional.empty();
        }
    }
}
