package stepdoku.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
    @TempDir
    Path folder;

    @Test
    void aNewFileHoldsTheTextAndNothingElseIsLeft() throws IOException {
        WholeFile.write(folder.resolve("new"), "text\n");
        assertEquals("text\n", Files.readString(folder.resolve("new")));
        assertEquals(List.of("new"), names());
    }

    @Test
    void anOldFileIsReplacedAndKeepsItsPermissions() throws IOException {
        Path file = Files.writeString(folder.resolve("old"), "old");
        assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
        WholeFile.write(file, "new");
        assertEquals("new", Files.readString(file));
        assertEquals("rw-rw-r--", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void aLinkStaysAndWhatItPointsToIsReplaced() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        WholeFile.write(link, "new");
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(file));
    }

    @Test
    void aFolderInTheWayIsRefusedAndStays() throws IOException {
        Path way = Files.createDirectories(folder.resolve("way"));
        Files.writeString(way.resolve("inside"), "kept");
        IOException fault = assertThrows(IOException.class, () -> WholeFile.write(way, "new"));
        assertEquals("it is a folder", WholeFile.reason(fault));
        assertEquals("kept", Files.readString(way.resolve("inside")));
    }

    @Test
    void aFileWhereAFolderShouldBeIsAFaultWithoutTheNameThatNobodyGave() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        IOException fault = assertThrows(IOException.class, () -> WholeFile.write(file.resolve("below"), "new"));
        assertFalse(WholeFile.reason(fault).contains("stepdoku"), fault::toString);
        assertEquals("old", Files.readString(file));
    }

    @Test
    void aFullDeviceIsAFaultAndTheDeviceStays() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full));
        assertThrows(IOException.class, () -> WholeFile.write(full, "new"));
        assertFalse(Files.isRegularFile(full));
    }

    @Test
    void aMissingFolderIsAFault() {
        IOException fault = assertThrows(IOException.class, () -> WholeFile.write(folder.resolve("none/file"), "new"));
        assertEquals("there is no such file or folder", WholeFile.reason(fault));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
