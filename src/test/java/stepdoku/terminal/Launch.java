package stepdoku.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A start of Stepdoku by its launcher, away from a terminal and from the files of whoever runs the tests: what goes in,
 * and what comes out. {@code Launch.at(home).reading("load leetcode\nstep 9\n").run()}
 */
record Launch(Path program, Path directory, Map<String, String> environment, String input) {
    private static final int SECONDS = 300;

    /** What a launch left behind. */
    record Outcome(int status, String out, String err) {}

    /** A launch with a folder of its own for everything that a user keeps, and with the Java that runs the tests. */
    static Launch at(Path home) {
        return new Launch(Installation.shared().launcher(), home, environmentAt(home), "");
    }

    /** The archive of classes is shared, or every launch would make one. */
    private static Map<String, String> environmentAt(Path home) {
        return Map.of(
                "PATH", System.getenv("PATH"),
                "JAVA_HOME", System.getProperty("java.home"),
                "HOME", home.toString(),
                "XDG_CACHE_HOME", Installation.endToEnd().resolve("cache").toString(),
                "LANG", "C.UTF-8",
                "SHELL", "/bin/sh",
                "TERM", "xterm-256color");
    }

    Launch of(Path launcher) {
        return new Launch(launcher, directory, environment, input);
    }

    Launch from(Path folder) {
        return new Launch(program, folder, environment, input);
    }

    Launch reading(String text) {
        return new Launch(program, directory, environment, text);
    }

    Launch with(String variable, Object value) {
        Map<String, String> changed = new HashMap<>(environment);
        changed.put(variable, value.toString());
        return new Launch(program, directory, changed, input);
    }

    Launch without(String variable) {
        Map<String, String> changed = new HashMap<>(environment);
        changed.remove(variable);
        return new Launch(program, directory, changed, input);
    }

    /** Nothing can be written below a file that is no folder. */
    Launch withoutArchive() {
        return with("XDG_CACHE_HOME", "/dev/null/cache");
    }

    /** Runs to the end; five minutes are too long. */
    Outcome run(String... arguments) throws IOException, InterruptedException {
        Path files = Files.createTempDirectory("launch");
        Path in = Files.writeString(files.resolve("in"), input);
        Path out = files.resolve("out");
        Path err = files.resolve("err");
        Process process = builder(List.of(program.toString()), arguments)
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        String printed = Files.readString(out);
        String complained = Files.readString(err);
        for (Path file : List.of(in, out, err, files)) {
            Files.delete(file);
        }
        if (!ended) {
            throw new AssertionError("did not end:\n" + printed + complained);
        }
        return new Outcome(process.exitValue(), printed, complained);
    }

    /** A process in this launch's folder and environment. */
    ProcessBuilder builder(List<String> command, String... arguments) {
        List<String> all = new ArrayList<>(command);
        all.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(all).directory(directory.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder;
    }
}
