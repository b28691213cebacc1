package stepdoku.terminal;

import java.io.IOException;
import java.util.List;

/**
 * Where the lines come from that a person types. {@code read} throws JLine's UserInterruptException at Ctrl-C and its
 * EndOfFileException at Ctrl-D.
 */
interface Lines {
    /** The next line, typed behind a prompt; its beginning may stand there already. */
    String read(String prompt, String begun);

    /** The same in a row of a picture, where nothing but the line may be painted. */
    default String readInPicture(String prompt, String begun) {
        return read(prompt, begun);
    }

    /** What was typed so far, oldest first, in earlier sessions, too. */
    List<String> typed();

    /** Keeps for the next session what was typed. */
    void save() throws IOException;
}
