package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.terminal.Launch.Outcome;

class LaunchIT {
    private static final Outcome VERSION =
            new Outcome(0, "stepdoku " + System.getProperty("stepdoku.version") + "\n", "");

    @TempDir
    private Path home;

    static List<Path> everyJava() {
        return JavaVersions.all();
    }

    @ParameterizedTest
    @MethodSource("everyJava")
    void tellsItsVersionOnEveryJavaWithoutAWarning(Path java) throws Exception {
        assertEquals(VERSION, Launch.at(home).with("JAVA_HOME", java).run("--version"));
    }

    @Test
    void helpSaysHowToStartIt() throws Exception {
        Outcome help = Launch.at(home).run("--help");
        assertTrue(help.out().contains("Usage: stepdoku "), help.out());
        assertEquals(0, help.status());
    }

    @Test
    void anUnknownSwitchGetsOneSentence() throws Exception {
        Outcome refused = Launch.at(home).run("--sudoku");
        assertEquals(2, refused.status());
        assertEquals("", refused.out());
        assertEquals(1, refused.err().lines().count(), refused.err());
        assertTrue(refused.err().contains("--sudoku"), refused.err());
    }

    @Test
    void startsThroughASymbolicLinkToALink() throws Exception {
        Path launcher = Installation.ofJar(home.resolve("own")).launcher();
        Path link = Files.createSymbolicLink(home.resolve("link"), launcher);
        Path relative = Files.createSymbolicLink(home.resolve("relative"), home.relativize(link));
        assertEquals(VERSION, Launch.at(home).withoutArchive().of(relative).run("--version"));
    }

    @Test
    void startsFromAnyFolderByARelativePath() throws Exception {
        Path folder = Files.createDirectories(Installation.endToEnd().resolve("a folder"));
        Path relative = folder.relativize(Installation.shared().launcher());
        assertEquals(VERSION, Launch.at(home).from(folder).of(relative).run("--version"));
    }

    @Test
    void startsWhereItsPathHasBlanksAndSigns() throws Exception {
        Installation odd = Installation.ofJar(home.resolve("it's an *odd* $folder"));
        assertEquals(
                VERSION, Launch.at(home).withoutArchive().of(odd.launcher()).run("--version"));
    }

    @Test
    void leavesNothingBehindWithoutAHome() throws Exception {
        Path folder = Files.createDirectory(home.resolve("empty"));
        boolean cacheAtTheRoot = Files.exists(Path.of("/.cache"));
        Launch homeless = Launch.at(home).from(folder).without("HOME").without("XDG_CACHE_HOME");
        assertEquals(VERSION, homeless.run("--version"));
        assertEquals(cacheAtTheRoot, Files.exists(Path.of("/.cache")));
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(List.of(), left.toList());
        }
    }

    @Test
    void passesTheUsersOptionsToJava() throws Exception {
        Launch asked = Launch.at(home).with("STEPDOKU_JAVA_OPTS", "-Dstepdoku.one=1 -XshowSettings:properties");
        assertTrue(asked.run("--version").err().contains("stepdoku.one = 1"));
    }

    @Test
    void takesTheJavaOnThePathWhenJavaHomeIsTooOld() throws Exception {
        assertEquals(
                VERSION,
                Launch.at(home).with("JAVA_HOME", javaOfVersion("11.0.2")).run("--version"));
    }

    @Test
    void namesTheVersionThatIsTooOld() throws Exception {
        Path old = javaOfVersion("11.0.2");
        Outcome refused = Launch.at(home)
                .without("JAVA_HOME")
                .with("PATH", old.resolve("bin"))
                .run("--version");
        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("is of version 11.0.2; install JDK 17 or newer"), refused.err());
        assertEquals(1, refused.err().lines().count(), refused.err());
    }

    /** A folder that looks like that of a Java, with the one program that the launcher needs to look at it. */
    private Path javaOfVersion(String version) throws Exception {
        Path java = home.resolve("java");
        new Tools(java.resolve("bin")).with("readlink").with("java", "exit 1");
        Files.writeString(java.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
        return java;
    }

    @Test
    void saysThatThereIsNoJava() throws Exception {
        Tools tools = new Tools(home.resolve("tools")).with("readlink");
        Outcome refused = Launch.at(home)
                .without("JAVA_HOME")
                .with("PATH", tools.folder())
                .run("--version");
        assertEquals(
                new Outcome(2, "", "stepdoku: no java found; install JDK 17 or newer, or set JAVA_HOME to one\n"),
                refused);
    }
}
