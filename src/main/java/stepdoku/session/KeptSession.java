package stepdoku.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import stepdoku.format.Decoding;

/** The file that keeps the session of the console that was left last. */
public record KeptSession(Path file) {
    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm");

    /** When it was kept, in words; none when nothing is kept. */
    public Optional<String> when() {
        try {
            LocalDateTime kept =
                    LocalDateTime.ofInstant(Files.getLastModifiedTime(file).toInstant(), ZoneId.systemDefault());
            return Optional.of(words(kept, LocalDate.now()));
        } catch (IOException nothingKept) {
            return Optional.empty();
        }
    }

    /** {@code today 18:02}, {@code yesterday 18:02}, {@code 2026-11-28 18:02}. */
    static String words(LocalDateTime kept, LocalDate today) {
        LocalDate day = kept.toLocalDate();
        String name = day.equals(today) ? "today" : day.equals(today.minusDays(1)) ? "yesterday" : day.toString();
        return name + " " + CLOCK.format(kept);
    }

    /** What was kept; a file that cannot be read is an error that says why. */
    public String read() {
        try {
            return Decoding.text(TextFile.bytes(file));
        } catch (IOException fault) {
            throw new UserError("cannot read %s: %s".formatted(file, WholeFile.reason(fault)));
        }
    }

    /** Keeps a session instead of the one before. */
    public void write(String text) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        WholeFile.write(file, text);
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
