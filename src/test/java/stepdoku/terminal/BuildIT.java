package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stepdoku.terminal.Launch.Outcome;

/** What the launcher does in a fresh clone, where there are sources and no jar. */
class BuildIT {
    private static final String VERSION = "stepdoku " + System.getProperty("stepdoku.version") + "\n";
    private static final String BUILDING = "stepdoku: building, once ...";

    @TempDir
    private Path home;

    private Installation clone;

    @BeforeEach
    void cloneTheSources() {
        clone = Installation.ofSources(home.resolve("a clone"));
    }

    private Launch launch() {
        return Launch.at(home)
                .of(clone.launcher())
                .withoutArchive()
                .with("MAVEN_OPTS", "-Dmaven.repo.local=" + System.getProperty("stepdoku.repository"));
    }

    @Test
    void twoStartsAtOnceBuildOnce() throws Exception {
        Callable<Outcome> start = () -> launch().run("--version");
        ExecutorService both = Executors.newFixedThreadPool(2);
        try {
            List<Future<Outcome>> starts = both.invokeAll(List.of(start, start));
            long builds = 0;
            for (Future<Outcome> started : starts) {
                Outcome outcome = started.get();
                assertEquals(0, outcome.status(), outcome.err());
                assertEquals(VERSION, outcome.out());
                builds += outcome.err().lines().filter(BUILDING::equals).count();
            }
            assertEquals(1, builds);
        } finally {
            both.shutdownNow();
        }
        assertEquals(new Outcome(0, VERSION, ""), launch().run("--version"));
    }

    @Test
    void aBuildThatFailsSaysWhatFailed() throws Exception {
        Files.writeString(
                clone.folder().resolve("src/main/java/stepdoku/Broken.java"), "class Broken { int one = \"1\"; }");
        Outcome refused = launch().run("--version");
        assertEquals(2, refused.status());
        assertEquals("", refused.out());
        assertTrue(refused.err().startsWith(BUILDING), refused.err());
        assertTrue(refused.err().contains("Broken.java"), refused.err());
        assertTrue(refused.err().endsWith("stepdoku: the build failed, as said above\n"), refused.err());
        assertFalse(Files.exists(clone.folder().resolve("target/building")), "the lock must be gone");
    }

    @Test
    void buildsNothingWithoutMaven() throws Exception {
        Tools tools = new Tools(home.resolve("tools"));
        for (String name : List.of("readlink", "find", "ls", "mkdir", "rmdir")) {
            tools.with(name);
        }
        assertEquals(
                new Outcome(2, "", "stepdoku: no mvn found; install Maven 3.8 or newer to build the program\n"),
                launch().with("PATH", tools.folder()).run("--version"));
    }
}
