package stepdoku.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file that keeps from one start to the next how far one is in the lessons. */
public record ProgressFile(Path path) {

    /** What it says; one that is not there or cannot be read says nothing. */
    LessonProgress read() {
        try {
            return LessonProgress.of(Files.exists(path) ? Files.readString(path) : "");
        } catch (IOException unreadable) {
            return LessonProgress.of("");
        }
    }

    /** Writes it anew; what is in the way is an error that says so. */
    void write(LessonProgress progress) {
        try {
            Files.createDirectories(path.toAbsolutePath().getParent());
            WholeFile.write(path, progress.toString());
        } catch (IOException fault) {
            throw new UserError(
                    "how far you are is not kept: cannot write %s: %s".formatted(path, WholeFile.reason(fault)));
        }
    }
}
