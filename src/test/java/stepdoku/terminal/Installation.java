package stepdoku.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;

/**
 * A copy of the launcher to start in tests: the jar that this build has just made, without the sources, so that an edit
 * while the tests run makes nothing stale; or the sources without a jar, as in a fresh clone.
 */
record Installation(Path folder) {
    private static final Path PROJECT = Path.of("").toAbsolutePath();
    private static final Installation SHARED = ofJar(endToEnd().resolve("installed"));

    /** The one that most tests start; nobody changes it. */
    static Installation shared() {
        return SHARED;
    }

    /** The folder for what end-to-end tests keep from one test to the next. */
    static Path endToEnd() {
        return PROJECT.resolve("target/end-to-end");
    }

    static Installation ofJar(Path folder) {
        return new Installation(folder).with("scripts/stepdoku").with("target/stepdoku.jar");
    }

    static Installation ofSources(Path folder) {
        return new Installation(folder)
                .with("scripts/stepdoku")
                .with("pom.xml")
                .with("LICENSE")
                .with("src/main");
    }

    Path launcher() {
        return folder.resolve("scripts/stepdoku");
    }

    private Installation with(String name) {
        try (Stream<Path> files = Files.walk(PROJECT.resolve(name))) {
            files.filter(Files::isRegularFile).forEach(this::copy);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    private void copy(Path file) {
        try {
            Path target = folder.resolve(PROJECT.relativize(file));
            Files.createDirectories(target.getParent());
            Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
