package stepdoku.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The Javas of this machine that Stepdoku can run on: the one that runs the tests, and those in the usual folders. */
final class JavaVersions {
    private static final List<Path> USUAL_FOLDERS =
            List.of(Path.of("/usr/lib/jvm"), Path.of("/opt/java"), Path.of("/opt"));
    private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(\\d+)");

    private JavaVersions() {}

    static List<Path> all() {
        return Stream.concat(
                        Stream.of(Path.of(System.getProperty("java.home"))),
                        USUAL_FOLDERS.stream().flatMap(JavaVersions::inside))
                .filter(home -> Files.isExecutable(home.resolve("bin/java")) && version(home) >= 17)
                .map(JavaVersions::real)
                .distinct()
                .toList();
    }

    private static Stream<Path> inside(Path folder) {
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> homes = Files.list(folder)) {
            return homes.sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int version(Path home) {
        try {
            Matcher version = VERSION.matcher(Files.readString(home.resolve("release")));
            return version.find() ? Integer.parseInt(version.group(1)) : 0;
        } catch (IOException e) {
            return 0;
        }
    }

    private static Path real(Path home) {
        try {
            return home.toRealPath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
