package stepdoku.session;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What a session needs from the world outside: whether long work may go on, the lines typed so far, standard input. */
@FunctionalInterface
public interface Host {
    /** Asked every few thousand moves by all long work; false ends it at a state that is true. */
    boolean goOn();

    /** The same, with a line that says how far the work has come, asked for when it is shown. */
    default boolean goOn(Supplier<String> progress) {
        return goOn();
    }

    /** Whether there is a screen on which pictures can be painted over and over. */
    default boolean hasScreen() {
        return false;
    }

    /** The file that keeps settings from one start to the next; none where choices are for one run alone. */
    default Optional<SettingsFile> settingsFile() {
        return Optional.empty();
    }

    /** Where the session of the console that was left last is kept, if anywhere. */
    default Optional<KeptSession> keptSession() {
        return Optional.empty();
    }

    /** The file that keeps from one start to the next how far one is in the lessons; none where that is for one run. */
    default Optional<ProgressFile> progressFile() {
        return Optional.empty();
    }

    /** What can put down all that the terminal shows, where there is one. */
    default Optional<Recorder> recorder() {
        return Optional.empty();
    }

    /** The lines typed at the prompt, oldest first, those of earlier sessions included. */
    default List<String> typedLines() {
        return List.of();
    }

    /** Whether standard input is a terminal, so that whoever reads it would wait for a person to type. */
    default boolean readsTerminal() {
        return false;
    }

    /** All of standard input. */
    default byte[] standardInput() throws IOException {
        return new byte[0];
    }

    /** Standard input, for those who read it little by little. */
    default InputStream standardInputStream() throws IOException {
        return new ByteArrayInputStream(standardInput());
    }

    /** A host without prompt and input, where work is never interrupted. */
    static Host none() {
        return () -> true;
    }
}
