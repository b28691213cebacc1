package stepdoku.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The files for shells and for man are what the tables say. */
class ShellFilesTest {
    private static final String AGAIN = "is not what the tables say; scripts/test -Dtest=ShellFilesTest"
            + " -Dtranscripts=write -DskipITs writes it anew";

    @TestFactory
    Stream<DynamicTest> filesAreWhatTheTablesSay() {
        Stream<DynamicTest> completion = CompletionFile.TABLE.stream()
                .map(file -> test(Path.of("scripts/completion", file.place()), file.text()));
        return Stream.concat(completion, Stream.of(test(Path.of("docs/stepdoku.1"), ManPage.text())));
    }

    private static DynamicTest test(Path file, String text) {
        return DynamicTest.dynamicTest(file.toString(), () -> compare(file, text));
    }

    private static void compare(Path file, String text) throws IOException {
        if ("write".equals(System.getProperty("transcripts"))) {
            Files.writeString(file, text);
        }
        assertEquals(text, Files.readString(file), file + " " + AGAIN);
    }
}
