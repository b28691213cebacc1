package stepdoku.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class TranscriptsTest {
    private static final Path FOLDER = Path.of("src/test/resources/transcripts");

    @TestFactory
    Stream<DynamicTest> whatWasTypedGivesWhatMustAppear() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            List<Path> transcripts = files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
            return transcripts.stream()
                    .map(file -> DynamicTest.dynamicTest(FOLDER.relativize(file).toString(), () -> play(file)));
        }
    }

    private static void play(Path file) throws IOException {
        Transcript.compare(file, Transcript.replay(Files.readString(file)));
    }
}
