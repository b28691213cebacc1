package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.terminal.Launch.Outcome;

/** The launcher's archive of loaded classes: it makes a start faster, and no state of it can make a start fail. */
class ArchiveIT {
    private static final Duration PATIENCE = Duration.ofSeconds(120);

    @TempDir
    private Path home;

    static List<Path> everyJava() {
        return JavaVersions.all();
    }

    @ParameterizedTest
    @MethodSource("everyJava")
    void theFirstStartMakesItForTheNext(Path java) throws Exception {
        assertFalse(startsFromArchive(launch(java)));
        awaitArchive(launch(java));
        assertEquals(List.of(), inCache(".new"));
    }

    @ParameterizedTest
    @MethodSource("everyJava")
    void aStartSurvivesOneThatIsDamaged(Path java) throws Exception {
        Path archive = awaitArchive(launch(java));
        damageHead(archive);
        assertFalse(startsFromArchive(launch(java)));
        assertGoodStart(launch(java));
        cutShort(archive);
        assertGoodStart(launch(java));
        awaitArchive(launch(java));
    }

    @Test
    void oneThatIsOlderThanTheJarIsMadeAgain() throws Exception {
        Launch launch = launch(Path.of(System.getProperty("java.home")))
                .of(Installation.ofJar(home.resolve("own")).launcher());
        awaitArchive(launch);
        Files.setLastModifiedTime(home.resolve("own/target/stepdoku.jar"), FileTime.from(Instant.now()));
        assertFalse(startsFromArchive(launch));
        awaitArchive(launch);
    }

    @Test
    void aCacheThatCannotBeWrittenIsDoneWithout() throws Exception {
        assertGoodStart(Launch.at(home).with("XDG_CACHE_HOME", Files.createFile(home.resolve("file"))));
    }

    @Test
    void aCacheWithoutAnAbsolutePathIsDoneWithout() throws Exception {
        assertGoodStart(Launch.at(home).with("XDG_CACHE_HOME", "cache"));
        assertFalse(Files.exists(home.resolve("cache")));
    }

    private Launch launch(Path java) {
        return Launch.at(home).with("JAVA_HOME", java).with("XDG_CACHE_HOME", home.resolve("cache"));
    }

    private static void assertGoodStart(Launch launch) throws Exception {
        assertEquals(
                new Outcome(0, "stepdoku " + System.getProperty("stepdoku.version") + "\n", ""),
                launch.run("--version"));
    }

    private static boolean startsFromArchive(Launch launch) throws Exception {
        Outcome start =
                launch.with("STEPDOKU_JAVA_OPTS", "-Xlog:class+load:stdout").run("--version");
        assertEquals(0, start.status(), start.err());
        return start.out().lines().anyMatch(line -> line.matches(".*stepdoku\\.Main source: shared objects file.*"));
    }

    /** Starts until a start finds an archive, and nobody works on one any more. */
    private Path awaitArchive(Launch launch) throws Exception {
        Instant end = Instant.now().plus(PATIENCE);
        while (!startsFromArchive(launch) || !inCache(".lock").isEmpty()) {
            assertTrue(Instant.now().isBefore(end), "no archive was made");
            Thread.sleep(500);
        }
        return inCache(".classes").get(0);
    }

    private List<Path> inCache(String ending) throws IOException {
        Path cache = home.resolve("cache/stepdoku");
        if (!Files.isDirectory(cache)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(cache)) {
            return files.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }

    /** Of the right size and time, as the launcher sees it, and yet no archive. */
    private static void damageHead(Path archive) throws IOException {
        FileTime time = Files.getLastModifiedTime(archive);
        try (RandomAccessFile file = open(archive)) {
            file.write(new byte[8]);
        }
        Files.setLastModifiedTime(archive, time);
    }

    private static void cutShort(Path archive) throws IOException {
        try (RandomAccessFile file = open(archive)) {
            file.setLength(file.length() / 2);
        }
    }

    private static RandomAccessFile open(Path archive) throws IOException {
        assertTrue(archive.toFile().setWritable(true));
        return new RandomAccessFile(archive.toFile(), "rw");
    }
}
