package stepdoku.session;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.nio.channels.Channels;
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
 * disk, and renamed when it is to be kept. A crash or a full disk on the way costs nothing but the new one. Devices and
 * pipes cannot be replaced and are written to.
 */
public final class WholeFile implements Closeable {
    private final Path target;
    private final Path written;
    private final FileChannel channel;
    private final Writer writer;

    private WholeFile(Path target, Path written, StandardOpenOption... options) throws IOException {
        this.target = target;
        this.written = written;
        this.channel = FileChannel.open(written, options);
        this.writer = new BufferedWriter(Channels.newWriter(channel, StandardCharsets.UTF_8));
    }

    /** Puts a text in the place of what was in a file. */
    public static void write(Path path, String text) throws IOException {
        try (WholeFile file = begin(path)) {
            file.writer().write(text);
            file.keep();
        }
    }

    /** Begins a new file; the old one stays until the new one is kept. */
    public static WholeFile begin(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException("it is a folder");
        }
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            return new WholeFile(path, path, StandardOpenOption.WRITE);
        }
        Path target = followed(path);
        if (Files.exists(target) && !Files.isWritable(target)) {
            throw new AccessDeniedException(target.toString());
        }
        Path beside = target.resolveSibling(".stepdoku-" + UUID.randomUUID() + ".tmp");
        return new WholeFile(target, beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    /** Where links lead: what they point to is replaced, not the link. */
    private static Path followed(Path path) throws IOException {
        return Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
    }

    public Writer writer() {
        return writer;
    }

    /** The new file is complete and takes the place of the old one. */
    public void keep() throws IOException {
        writer.flush();
        if (isBeside()) {
            channel.force(true);
            channel.close();
            keepPermissions();
            rename();
        }
    }

    private boolean isBeside() {
        return !written.equals(target);
    }

    private void keepPermissions() throws IOException {
        PosixFileAttributeView ours = Files.getFileAttributeView(written, PosixFileAttributeView.class);
        if (ours != null && Files.exists(target)) {
            ours.setPermissions(Files.getPosixFilePermissions(target));
        }
    }

    private void rename() throws IOException {
        try {
            Files.move(written, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException noAtomic) {
            Files.move(written, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** The end; a new file that was not kept goes. */
    @Override
    public void close() throws IOException {
        channel.close();
        if (isBeside()) {
            Files.deleteIfExists(written);
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
