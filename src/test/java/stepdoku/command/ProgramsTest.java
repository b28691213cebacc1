package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import stepdoku.session.Samples;
import stepdoku.session.Status;

/** The programs of docs/trace.md print what check-trace wants; those whose language is not on the machine are skipped. */
@Timeout(120)
class ProgramsTest {
    private static final Path DOCUMENT = Path.of("docs/trace.md");

    @TempDir
    private Path folder;

    @Test
    void theProgramInJavaIsRight() throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        check("java", "Solver.java", java, "Solver.java");
    }

    @Test
    void theProgramInPythonIsRight() throws Exception {
        check("python", "solver.py", tool("python3"), "solver.py");
    }

    @Test
    void theProgramInCppIsRight() throws Exception {
        String compiler = tool("g++");
        write("cpp", "solver.cpp");
        assertEquals("", run("compiled.txt", compiler, "-o", "solver", "solver.cpp"));
        check("cpp", "solver.cpp", folder.resolve("solver").toString());
    }

    @Test
    void theProgramInJavaScriptIsRight() throws Exception {
        check("javascript", "solver.js", tool("node"), "solver.js");
    }

    /** The path of a program that must be there for a test to run. */
    private static String tool(String name) {
        Stream<Path> folders = Arrays.stream(System.getenv("PATH").split(":")).map(Path::of);
        String path = folders.map(folder -> folder.resolve(name))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst()
                .orElse("");
        assumeTrue(!path.isEmpty(), name + " is not on this machine");
        return path;
    }

    private void check(String language, String file, String... command) throws Exception {
        write(language, file);
        for (String sample : List.of("leetcode", "wrong-entry", "one-blank", "dead-cell")) {
            checkOn(sample, command);
        }
    }

    private void checkOn(String sample, String... command) throws Exception {
        String board = Samples.find(sample).orElseThrow().grid().toString();
        String[] words = Stream.concat(Arrays.stream(command), Stream.of(board)).toArray(String[]::new);
        run("moves.txt", words);
        Typing typing = new Typing();
        String answer = typing.type("load " + sample, "check-trace " + folder.resolve("moves.txt"));
        assertEquals(Status.OK, typing.status(), answer);
    }

    /** Takes the program in a language out of the document. */
    private void write(String language, String file) throws IOException {
        Matcher block = Pattern.compile("(?s)```" + language + "\n(.*?)```").matcher(Files.readString(DOCUMENT));
        assertEquals(true, block.find(), "no program in " + language);
        Files.writeString(folder.resolve(file), block.group(1));
    }

    /** Runs a program and answers what it has printed. */
    private String run(String output, String... command) throws IOException, InterruptedException {
        Path printed = folder.resolve(output);
        int status = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start()
                .waitFor();
        assertEquals(0, status, Files.readString(printed));
        return Files.readString(printed);
    }
}
