package stepdoku.session;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;
import stepdoku.format.Decoding;

/** A file with text, by the name that the user typed: {@code ~/boards.txt}, or {@code -} for standard input or output. */
public final class TextFile {
    private static final String STANDARD_STREAM = "-";

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
            String home = System.getProperty("user.home", "");
            return Optional.of(Path.of(name.startsWith("~/") ? home + name.substring(1) : name));
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }

    private Path pathOrError() {
        return path().orElseThrow(() -> new UserError("no file can be called '%s'".formatted(shown())));
    }

    /** Its text; a file that cannot be read is an error that says why. */
    public String read(Host host) {
        try {
            return Decoding.text(isStandardStream() ? host.standardInput() : bytes(pathOrError()));
        } catch (IOException fault) {
            throw new UserError("cannot read %s: %s".formatted(shown(), reason(fault)));
        }
    }

    /** Its bytes, for those who read them little by little. */
    public InputStream open(Host host) throws IOException {
        return isStandardStream() ? host.standardInputStream() : Files.newInputStream(pathOrError());
    }

    private static byte[] bytes(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException("it is a folder");
        }
        return Files.readAllBytes(path);
    }

    /** Writes a new file beside the old one and renames it, so that a failure never costs the old one. */
    public void write(String text) {
        Path path = pathOrError();
        try {
            if (Files.isDirectory(path)) {
                throw new IOException("it is a folder");
            }
            Path beside = Files.createTempFile(path.toAbsolutePath().getParent(), ".stepdoku", ".tmp");
            try {
                Files.writeString(beside, text, StandardCharsets.UTF_8);
                rename(beside, path);
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (IOException fault) {
            throw new UserError("cannot write %s: %s".formatted(shown(), reason(fault)));
        }
    }

    private static void rename(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException noAtomic) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String reason(IOException fault) {
        if (fault instanceof NoSuchFileException) {
            return "there is no such file or folder";
        }
        return fault instanceof AccessDeniedException ? "permission denied" : fault.getMessage();
    }

    private String shown() {
        return StringUtils.abbreviate(name.replaceAll("\\p{Cntrl}", "?"), 60);
    }

    @Override
    public String toString() {
        return name;
    }
}
