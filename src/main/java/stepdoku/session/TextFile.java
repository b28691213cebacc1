package stepdoku.session;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.commons.lang3.ArrayUtils;
import org.apache.commons.lang3.StringUtils;
import stepdoku.format.Decoding;
import stepdoku.text.Words;

/** A file with text, by the name that the user typed: {@code ~/boards.txt}, or {@code -} for standard input or output. */
public final class TextFile {
    private static final String STANDARD_STREAM = "-";
    private static final int LONGEST_NAME = 60;
    private static final int MARK_OF_ENCODING = 2;
    /** As much as is read at first where not all may be needed. */
    private static final int BEGINNING = 1 << 16;

    private final String name;

    private TextFile(String name) {
        this.name = name;
    }

    public static TextFile named(String name) {
        return new TextFile(name);
    }

    public boolean isStandardStream() {
        return name.equals(STANDARD_STREAM);
    }

    /** Whether there is something of that name: standard input, a file, or a folder. */
    public boolean exists() {
        return isStandardStream()
                || !name.isBlank() && path().filter(Files::exists).isPresent();
    }

    /** The path; none when no file can have such a name. */
    private Optional<Path> path() {
        try {
            return Optional.of(Path.of(name.startsWith("~/") ? home() + name.substring(1) : name));
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }

    /** As shells understand it: where the environment says, else where the user is known to be at home. */
    private static String home() {
        return StringUtils.defaultIfEmpty(System.getenv("HOME"), System.getProperty("user.home", ""));
    }

    private Path pathOrError() {
        return path().orElseThrow(() -> new UserError("no file can be called '%s'".formatted(shown())));
    }

    /** Its text; a file that cannot be read is an error that says why. */
    public String read(Host host) {
        try {
            return Decoding.text(isStandardStream() ? host.standardInput() : bytes(pathOrError()));
        } catch (IOException fault) {
            throw unreadable(fault);
        }
    }

    /** The error that it cannot be read, and why. */
    public UserError unreadable(IOException fault) {
        return new UserError("cannot read %s: %s".formatted(shown(), WholeFile.reason(fault)));
    }

    /** As much of its beginning, in whole lines, as is enough for someone; all of its text when nothing less is. */
    public String readUntil(Host host, Predicate<String> enough) {
        try (InputStream bytes = isStandardStream() ? new ByteArrayInputStream(host.standardInput()) : open(host)) {
            return readUntil(bytes, enough);
        } catch (IOException fault) {
            throw unreadable(fault);
        }
    }

    private static String readUntil(InputStream bytes, Predicate<String> enough) throws IOException {
        byte[] sofar = bytes.readNBytes(BEGINNING);
        for (int wanted = BEGINNING; sofar.length == wanted; wanted *= 2) {
            int end = ArrayUtils.lastIndexOf(sofar, (byte) '\n') + 1;
            String beginning = Decoding.text(Arrays.copyOf(sofar, end));
            if (enough.test(beginning)) {
                return beginning;
            }
            sofar = ArrayUtils.addAll(sofar, bytes.readNBytes(wanted));
        }
        return Decoding.text(sofar);
    }

    /** Its bytes, for those who read them little by little. */
    public InputStream open(Host host) throws IOException {
        return isStandardStream() ? host.standardInputStream() : Files.newInputStream(file(pathOrError()));
    }

    private static Path file(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException("it is a folder");
        }
        return path;
    }

    /** Its lines, for those who read them one by one; the first bytes tell how the text is encoded. */
    public BufferedReader lines(Host host) throws IOException {
        InputStream bytes = new BufferedInputStream(open(host));
        bytes.mark(MARK_OF_ENCODING);
        byte[] beginning = bytes.readNBytes(MARK_OF_ENCODING);
        bytes.reset();
        return new BufferedReader(new InputStreamReader(bytes, Decoding.charset(beginning)));
    }

    static byte[] bytes(Path path) throws IOException {
        return Files.readAllBytes(file(path));
    }

    /** Puts a text in its place, so that a failure never costs the old file. */
    public void write(String text) {
        try {
            WholeFile.write(pathOrError(), text);
        } catch (IOException fault) {
            throw cannotWrite(fault);
        }
    }

    /** Begins to put a text in its place, little by little. */
    public WholeFile begin() throws IOException {
        return WholeFile.begin(pathOrError());
    }

    /** The error for the user when it cannot be written. */
    public UserError cannotWrite(IOException fault) {
        return new UserError("cannot write %s: %s".formatted(shown(), WholeFile.reason(fault)));
    }

    private String shown() {
        return Words.shorten(name, LONGEST_NAME);
    }

    @Override
    public String toString() {
        return name;
    }
}
