package stepdoku.trace;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.commons.lang3.Strings;
import stepdoku.search.Search;

/**
 * The moves of a trace, read line by line, so that it may be of any length. Empty lines, comments and the header of a
 * table are passed over, and so is what a program says after its last move. Mutable.
 */
public final class PrintedMoves {
    private static final Pattern NOTHING = Pattern.compile("\\s*+(?:(?:#|//).*|time,move,cell,digit,depth\\s*)?");

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final BufferedReader lines;
    private final MoveReader reader;
    private long number;
    /** The first line that is no move, 0 while there is none: it may be said at the end, but nowhere before. */
    private long talk;

    private String talkText = "";
    private boolean any;

    /** The moves of a text, on the board of a search. */
    public PrintedMoves(BufferedReader lines, Search search) {
        this.lines = lines;
        this.reader = new MoveReader(Notation.of(search));
    }

    /** How many lines were read. */
    public long line() {
        return number;
    }

    /** The next move, none at the end. A line that is none is a {@link TraceException}. */
    Optional<PrintedMove> next() {
        for (String line = readLine(); line != null; line = readLine()) {
            if (!NOTHING.matcher(line).matches()) {
                Optional<PrintedMove> move = reader.read(number, line);
                if (move.isPresent()) {
                    return Optional.of(checked(move.get()));
                }
                noteTalk(line);
            }
        }
        return Optional.empty();
    }

    /** A {@link TraceException} if lines were read and none of them was a move. */
    void refuseTalkAlone() {
        if (!any && talk > 0) {
            throw noMove();
        }
    }

    private String readLine() {
        try {
            String line = lines.readLine();
            return ++number == 1 ? Strings.CS.removeStart(line, BYTE_ORDER_MARK) : line;
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private void noteTalk(String line) {
        if (talk == 0) {
            talk = number;
            talkText = line;
        }
    }

    private PrintedMove checked(PrintedMove move) {
        if (talk > 0) {
            throw noMove();
        }
        any = true;
        return move;
    }

    private TraceException noMove() {
        return reader.unreadable(talk, talkText);
    }
}
