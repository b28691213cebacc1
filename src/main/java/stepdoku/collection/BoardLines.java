package stepdoku.collection;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import stepdoku.format.FormatException;
import stepdoku.format.LineReader;
import stepdoku.session.Reply;
import stepdoku.session.Status;

/**
 * A file of boards, one a line, each of which is answered by a line: by all processors, in the order of the file, as soon
 * as it is known, and with few of its lines in memory, however many there are. Lines that are no board are told of with
 * their numbers. Mutable: it counts the lines.
 */
public final class BoardLines {
    private static final int LINES_A_CHUNK = 64;
    private static final int CHUNKS_A_THREAD = 16;
    /** How long an answer is awaited until the world is asked whether to go on, in milliseconds. */
    private static final long BETWEEN_QUESTIONS = 100;

    private final BoardSource lines;
    private final LineReader reader;
    private final ThreadLocal<BoardWork> work;
    private final int threads;
    private final LongPredicate goOn;
    private final Deque<Future<Answers>> waiting = new ArrayDeque<>();
    private long count;
    private volatile boolean stopped;

    /** Lines of which each is answered by such a work, while it may go on, which is asked with the number of a line. */
    public BoardLines(BoardSource lines, LineReader reader, Supplier<BoardWork> work, int threads, LongPredicate goOn) {
        this.lines = lines;
        this.reader = reader;
        this.work = ThreadLocal.withInitial(work);
        this.threads = threads;
        this.goOn = goOn;
    }

    /** Answers all lines. First comes the reply with the answers of some lines, then one for each fault in them. */
    public void answer(Consumer<Reply> show) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            for (Chunk chunk = next(show); !chunk.lines().isEmpty() && mayGoOn(chunk.first()); chunk = next(show)) {
                Chunk now = chunk;
                waiting.add(workers.submit(() -> answers(now)));
                tellUntil(CHUNKS_A_THREAD * threads, show);
            }
            tellUntil(0, show);
        } finally {
            workers.shutdownNow();
        }
    }

    private boolean mayGoOn(long line) {
        stopped = stopped || !goOn.test(line);
        return !stopped;
    }

    /** Tells what is known, and awaits more while more than so many chunks are in work. */
    private void tellUntil(int most, Consumer<Reply> show) {
        while (!waiting.isEmpty() && (waiting.size() > most || waiting.peek().isDone())) {
            Answers answers = await(waiting.remove());
            tell(answers.told(), show);
            if (!answers.areAll()) {
                waiting.clear();
            }
        }
    }

    private void tell(List<Told> told, Consumer<Reply> show) {
        Status worst = told.stream().map(Told::status).reduce(Status.OK, Status::worst);
        show.accept(Reply.raw(told.stream().flatMap(Told::text))
                .data(told.stream().map(Told::data))
                .with(worst));
        told.stream()
                .flatMap(Told::complaint)
                .forEach(fault -> show.accept(Reply.text(fault).with(Status.NO)));
    }

    /** The answers of a chunk. */
    private Answers await(Future<Answers> answers) {
        try {
            while (true) {
                try {
                    return answers.get(BETWEEN_QUESTIONS, TimeUnit.MILLISECONDS);
                } catch (TimeoutException notYet) {
                    mayGoOn(count);
                }
            }
        } catch (ExecutionException fault) {
            throw new IllegalStateException(fault.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return new Answers(List.of(), false);
        }
    }

    /** Some lines of the file, the first of which has this number. */
    private record Chunk(long first, List<String> lines) {}

    /** As many of the next lines as are there; before any is waited for, all answers are told. */
    private Chunk next(Consumer<Reply> show) {
        if (!lines.isReady()) {
            tellUntil(0, show);
        }
        List<String> chunk = new ArrayList<>(LINES_A_CHUNK);
        long first = count + 1;
        while (chunk.size() < LINES_A_CHUNK && (chunk.isEmpty() || lines.isReady()) && lines.hasNext()) {
            chunk.add(lines.next());
        }
        count += chunk.size();
        return new Chunk(first, chunk);
    }

    /** What is told of the lines of a chunk, of all or of those before the work was stopped. */
    private record Answers(List<Told> told, boolean areAll) {}

    private Answers answers(Chunk chunk) {
        List<Told> told = new ArrayList<>(LINES_A_CHUNK);
        for (int i = 0; i < chunk.lines().size(); i++) {
            if (stopped) {
                return new Answers(told, false);
            }
            long number = chunk.first() + i;
            try {
                reader.read(chunk.lines().get(i))
                        .map(grid -> Told.answer(number, work.get().answer(grid)))
                        .ifPresent(told::add);
            } catch (FormatException fault) {
                told.add(Told.fault(number, fault.getMessage()));
            }
        }
        return new Answers(told, true);
    }
}
