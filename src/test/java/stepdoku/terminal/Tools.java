package stepdoku.terminal;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** A folder to use as PATH, with a few programs and no others. */
record Tools(Path folder) {
    /** Adds a program of the system. */
    Tools with(String name) throws IOException {
        return with(name, "exec " + onPath(name) + " \"$@\"");
    }

    /** Adds a program that consists of a line of the shell. */
    Tools with(String name, String line) throws IOException {
        Files.createDirectories(folder);
        Path program = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + line + "\n");
        if (!program.toFile().setExecutable(true)) {
            throw new IOException("cannot make " + program + " executable");
        }
        return this;
    }

    private static Path onPath(String name) {
        return find(name).orElseThrow(() -> new IllegalStateException("no " + name + " on PATH"));
    }

    /** A program of the system; none when it is not installed. */
    static Optional<Path> find(String name) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
