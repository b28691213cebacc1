package stepdoku.session;

import java.time.Duration;
import java.util.Optional;

/** What puts down all that a terminal shows, from one word to the next. */
public interface Recorder {
    /** The file of the recording that is under way. */
    Optional<TextFile> file();

    /** Begins a recording; a file that cannot be written is an error that says why. */
    void begin(TextFile file);

    /** Ends the recording under way, and answers how long it is. */
    Duration end();
}
