package stepdoku.collection;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;

/** Lines to be answered, one after the other. */
public interface BoardSource extends Iterator<String> {
    /** Whether a line can be had without waiting for whoever writes them. */
    boolean isReady();

    /** Lines that are all there. */
    static BoardSource of(Iterator<String> lines) {
        return new Lines(lines, () -> true);
    }

    /** Lines that somebody may still be writing. */
    static BoardSource of(BufferedReader reader) {
        return new Lines(reader.lines().iterator(), reader::ready);
    }

    /** Whether something can be read; a stream may fail to tell. */
    @FunctionalInterface
    interface Ready {
        boolean asks() throws IOException;
    }

    /** An iterator, and what tells whether it can go on at once. */
    record Lines(Iterator<String> lines, Ready ready) implements BoardSource {
        @Override
        public boolean hasNext() {
            return lines.hasNext();
        }

        @Override
        public String next() {
            return lines.next();
        }

        @Override
        public boolean isReady() {
            try {
                return ready.asks();
            } catch (IOException fault) {
                throw new UncheckedIOException(fault);
            }
        }
    }
}
