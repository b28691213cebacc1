package stepdoku.command;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import org.apache.commons.lang3.ArrayUtils;
import stepdoku.collection.BoardLines;
import stepdoku.collection.BoardSource;
import stepdoku.collection.BoardWork;
import stepdoku.format.Decoding;
import stepdoku.format.FormatException;
import stepdoku.format.Formats;
import stepdoku.format.LineReader;
import stepdoku.session.Host;
import stepdoku.session.Reply;
import stepdoku.session.TextFile;

/** Finds the file of a verb that stands alone and answers each board of it: {@code stepdoku solve FILE}. */
final class ManyBoardsArgument {
    /** As much of a file as tells whether it has one board on each line. */
    private static final int BEGINNING = 1 << 15;

    /** A row of the largest board, with spaces between its cells and a frame. */
    private static final int LONGEST_ROW = 64;

    private static final String STANDARD_INPUT = "-";

    private ManyBoardsArgument() {}

    /** Answers every board, if these words name a verb and a file with several boards, one a line; else does nothing. */
    static boolean answer(Host host, List<String> words, Consumer<Reply> show) {
        Optional<Supplier<BoardWork>> work = Commands.find(words.get(0)).eachBoard();
        TextFile file = TextFile.named(words.size() > 1 ? words.get(1) : STANDARD_INPUT);
        boolean waits = words.size() == 1 && host.readsTerminal();
        if (work.isEmpty() || words.size() > 2 || !file.exists() || waits) {
            return false;
        }
        try {
            return answer(file, host, work.get(), show);
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** Standard input stays open: if it has one board only, that is still to be read. */
    private static boolean answer(TextFile file, Host host, Supplier<BoardWork> work, Consumer<Reply> show)
            throws IOException {
        if (file.isStandardStream()) {
            InputStream bytes = file.open(host);
            return answer(bytes, line -> host.goOn(() -> progress(line)), work, show);
        }
        try (InputStream bytes = file.open(host)) {
            int all = bytes.available();
            return answer(bytes, line -> host.goOn(() -> progress(line) + share(bytes, all)), work, show);
        }
    }

    private static boolean answer(InputStream bytes, LongPredicate goOn, Supplier<BoardWork> work, Consumer<Reply> show)
            throws IOException {
        InputStream stream = bytes.markSupported() ? bytes : new BufferedInputStream(bytes);
        byte[] beginning = beginning(stream);
        Optional<LineReader> reader = reader(beginning);
        if (reader.isEmpty()) {
            return false;
        }
        Charset charset = Decoding.charset(beginning);
        BufferedReader lines = new BufferedReader(new InputStreamReader(stream, charset));
        new BoardLines(
                        BoardSource.of(lines),
                        reader.get(),
                        work,
                        Runtime.getRuntime().availableProcessors(),
                        goOn)
                .answer(show);
        return true;
    }

    /** The beginning of a stream, as much as is there if that is several boards; the stream stays where it is. */
    private static byte[] beginning(InputStream stream) throws IOException {
        stream.mark(BEGINNING);
        byte[] bytes = new byte[BEGINNING];
        int length = 0;
        while (length < BEGINNING && !areSeveral(stream, bytes, length)) {
            int read = stream.read(bytes, length, BEGINNING - length);
            if (read < 0) {
                break;
            }
            length += read;
        }
        stream.reset();
        return Arrays.copyOf(bytes, length);
    }

    /** Whether more is waited for, and what came so far is boards, each on a line that is no row. */
    private static boolean areSeveral(InputStream stream, byte[] bytes, int length) throws IOException {
        if (stream.available() > 0 || length <= LONGEST_ROW || bytes[length - 1] != '\n') {
            return false;
        }
        int last = ArrayUtils.lastIndexOf(bytes, (byte) '\n', length - 2);
        return length - last > LONGEST_ROW
                && reader(Arrays.copyOf(bytes, length)).isPresent();
    }

    private static String progress(long line) {
        return String.format(Locale.ROOT, "line %,d", line);
    }

    /** How much of a file is read; of one larger than a stream can tell, nothing. */
    private static String share(InputStream bytes, int all) {
        try {
            double read = 1 - bytes.available() / (double) all;
            return all == Integer.MAX_VALUE ? "" : String.format(Locale.ROOT, ", %.0f %%", 100 * read);
        } catch (IOException unknown) {
            return "";
        }
    }

    /** The reader for the lines of a file that begins so; none when it is not several boards, one a line. */
    private static Optional<LineReader> reader(byte[] beginning) {
        try {
            return Formats.manyLines(Decoding.text(beginning));
        } catch (FormatException noBoards) {
            return Optional.empty();
        }
    }
}
