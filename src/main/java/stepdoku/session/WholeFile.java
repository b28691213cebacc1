package stepdoku.session;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;

/**
 * A file that is always there as a whole, the old one or the new: the new one is written beside the old, brought to the
 * disk, and renamed. A crash or a full disk on the way costs nothing but the new one.
 */
public final class WholeFile {
    private final Path target;
    private final Path beside;

    private WholeFile(Path target) {
        this.target = target;
        this.beside = target.resolveSibling(".stepdoku-" + UUID.randomUUID() + ".tmp");
    }

    /** Puts a text in the place of what was in a file. Devices and pipes cannot be replaced and are written to. */
    public static void write(Path path, String text) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException("it is a folder");
        }
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            writeInto(path, text);
        } else {
            new WholeFile(followed(path)).replace(text);
        }
    }

    private static void writeInto(Path device, String text) throws IOException {
        try (OutputStream out = Files.newOutputStream(device, StandardOpenOption.WRITE)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Where links lead: what they point to is replaced, not the link. */
    private static Path followed(Path path) throws IOException {
        return Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
    }

    private void replace(String text) throws IOException {
        if (Files.exists(target) && !Files.isWritable(target)) {
            throw new AccessDeniedException(target.toString());
        }
        try {
            writeBeside(text);
            keepPermissions();
            rename();
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private void writeBeside(String text) throws IOException {
        try (FileChannel out = FileChannel.open(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
            out.force(true);
        }
    }

    private void keepPermissions() throws IOException {
        PosixFileAttributeView ours = Files.getFileAttributeView(beside, PosixFileAttributeView.class);
        if (ours != null && Files.exists(target)) {
            ours.setPermissions(Files.getPosixFilePermissions(target));
        }
    }

    private void rename() throws IOException {
        try {
            Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException noAtomic) {
            Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Why a file could not be read or written, in a few words without its name. */
    public static String reason(IOException fault) {
        if (fault instanceof NoSuchFileException) {
            return "there is no such file or folder";
        }
        if (fault instanceof AccessDeniedException) {
            return "permission denied";
        }
        return fault instanceof FileSystemException named && named.getReason() != null
                ? named.getReason()
                : fault.getMessage();
    }
}
