package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import stepdoku.lesson.Lessons;
import stepdoku.session.Glossary;

/** The documents are true: sessions in them are what the console answers, and links lead somewhere. */
class DocumentsTest {
    private static final Pattern SESSION = Pattern.compile("(?s)(```session([^\n]*)\n)(.*?)(```\n)");
    private static final Pattern SOURCE = Pattern.compile("(?s)(```java (\\S+)\n)(.*?)(```\n)");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^):#]+)(?:#[^)]*)?\\)");

    @TestFactory
    Stream<DynamicTest> sessionsAreWhatTheConsoleAnswers() throws IOException {
        return documents()
                .map(file -> DynamicTest.dynamicTest(file.toString(), () -> {
                    String text = Files.readString(file);
                    Transcript.compare(file, SESSION.matcher(text).replaceAll(DocumentsTest::replayed));
                }));
    }

    /** The lines behind the word `session` are typed first, unseen. */
    private static String replayed(MatchResult session) {
        String answers = Transcript.replay(session.group(2).strip(), session.group(3));
        return Matcher.quoteReplacement(session.group(1) + answers + session.group(4));
    }

    @TestFactory
    Stream<DynamicTest> codeIsThatOfTheFileItNames() throws IOException {
        return documents()
                .map(file -> DynamicTest.dynamicTest(file.toString(), () -> {
                    String text = read(file);
                    Transcript.compare(file, SOURCE.matcher(text).replaceAll(DocumentsTest::copied));
                }));
    }

    private static String copied(MatchResult source) {
        String code = read(Path.of(source.group(2)));
        return Matcher.quoteReplacement(source.group(1) + code + source.group(4));
    }

    @Test
    void theGlossaryIsWhatHelpKnows() throws IOException {
        StringBuilder text = new StringBuilder("""
                # Glossary

                One word for one idea: in the help, in the documents, in the source. `help WORD` says the same at the prompt.

                | word | what it means |
                |---|---|
                """);
        Glossary.all().forEach(entry -> text.append("| %s | %s |\n".formatted(entry.words(), entry.meaning())));
        text.append("\nNames of techniques are HoDoKu's; `help` also knows the others.\n");
        Transcript.compare(Path.of("docs/glossary.md"), text.toString());
    }

    @Test
    void teachersFindEveryLesson() {
        String text = read(Path.of("docs/learning.md"));
        assertEquals(
                List.of(),
                Lessons.all().stream()
                        .map(lesson -> "| %d %s | %s |".formatted(lesson.number(), lesson.title(), lesson.answers()))
                        .filter(row -> !text.contains(row))
                        .toList());
    }

    @Test
    void linksLeadToFilesThatExist() throws IOException {
        List<String> broken = documents().flatMap(DocumentsTest::brokenLinks).toList();
        assertEquals(List.of(), broken);
    }

    private static Stream<String> brokenLinks(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return LINK.matcher(read(file))
                .results()
                .map(link -> link.group(1))
                .filter(target -> Files.notExists(folder.resolve(target)))
                .map(target -> file + " links to " + target);
    }

    private static Stream<Path> documents() throws IOException {
        try (Stream<Path> docs = Files.list(Path.of("docs"))) {
            List<Path> pages = docs.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
            return Stream.concat(
                    Stream.of("README.md", "CONTRIBUTING.md", "CHANGES.md").map(Path::of), pages.stream());
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
