package stepdoku.collection;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import stepdoku.format.FormatException;
import stepdoku.format.LineReader;
import stepdoku.session.Reply;
import stepdoku.session.Status;

/**
 * A file of boards, one a line, each of which is answered by a line: by all processors, in the order of the file, and with
 * few of its lines in memory, however many there are. Lines that are no board are told of with their numbers. Mutable: it
 * counts the lines.
 */
public final class BoardLines {
    private static final int LINES_A_CHUNK = 256;
    private static final int CHUNKS_A_THREAD = 8;

    private final Iterator<String> lines;
    private final LineReader reader;
    private final Supplier<BoardWork> work;
    private final int threads;
    private final LongPredicate goOn;
    private long count;

    public BoardLines(
            Iterator<String> lines, LineReader reader, Supplier<BoardWork> work, int threads, LongPredicate goOn) {
        this.lines = lines;
        this.reader = reader;
        this.work = work;
        this.threads = threads;
        this.goOn = goOn;
    }

    /** Answers all lines. First comes the reply with the answers of some lines, then one for each fault in them. */
    public void answer(Consumer<Reply> show) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        Deque<Future<List<Told>>> waiting = new ArrayDeque<>();
        try {
            for (Chunk chunk = next(); !chunk.lines().isEmpty() && goOn.test(chunk.first()); chunk = next()) {
                Chunk now = chunk;
                waiting.add(workers.submit(() -> answers(now)));
                if (waiting.size() > CHUNKS_A_THREAD * threads) {
                    tell(waiting.remove(), show);
                }
            }
            waiting.forEach(answers -> tell(answers, show));
        } finally {
            workers.shutdownNow();
        }
    }

    private static void tell(Future<List<Told>> future, Consumer<Reply> show) {
        try {
            List<Told> told = future.get();
            Status worst = told.stream().map(Told::status).reduce(Status.OK, Status::worst);
            show.accept(Reply.raw(told.stream().flatMap(Told::text))
                    .data(told.stream().map(Told::data))
                    .with(worst));
            told.stream()
                    .flatMap(Told::complaint)
                    .forEach(fault -> show.accept(Reply.text(fault).with(Status.NO)));
        } catch (ExecutionException fault) {
            throw new IllegalStateException(fault.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Some lines of the file, the first of which has this number. */
    private record Chunk(long first, List<String> lines) {}

    private Chunk next() {
        List<String> chunk = new ArrayList<>(LINES_A_CHUNK);
        long first = count + 1;
        while (chunk.size() < LINES_A_CHUNK && lines.hasNext()) {
            chunk.add(lines.next());
        }
        count += chunk.size();
        return new Chunk(first, chunk);
    }

    private List<Told> answers(Chunk chunk) {
        BoardWork worker = work.get();
        List<Told> told = new ArrayList<>(LINES_A_CHUNK);
        for (int i = 0; i < chunk.lines().size(); i++) {
            long number = chunk.first() + i;
            try {
                reader.read(chunk.lines().get(i))
                        .map(grid -> Told.answer(number, worker.answer(grid)))
                        .ifPresent(told::add);
            } catch (FormatException fault) {
                told.add(Told.fault(number, fault.getMessage()));
            }
        }
        return told;
    }
}
