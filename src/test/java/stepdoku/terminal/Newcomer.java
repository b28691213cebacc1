package stepdoku.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Somebody who has never heard of backtracking: what he types from the start to the end of lesson 4. */
final class Newcomer {
    /** The recording of it, made at a real terminal. */
    static final Path CAST = Path.of("docs", "newcomer.cast");

    private Newcomer() {}

    static List<String> lines() {
        try (InputStream text = Newcomer.class.getResourceAsStream("/newcomer.txt")) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
