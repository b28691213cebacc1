package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.collection.BoardLines;
import stepdoku.collection.BoardSource;
import stepdoku.collection.BoardWork;
import stepdoku.export.Json;
import stepdoku.format.Formats;
import stepdoku.session.Host;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Status;

/** Verbs that answer every board of a file. */
class BoardLinesTest {
    private static final String FIRST =
            "..............1..2..3.4..5.....3.67..1.......2...........6..3...7....4..85...2...";
    private static final String EASY =
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    private static final String CLASH = "1.1" + ".".repeat(78);
    private static final String EMPTY = ".".repeat(81);

    @TempDir
    private Path folder;

    private final List<String> lines = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private Status worst = Status.OK;

    private void take(Reply reply) {
        worst = worst.worst(reply.status());
        reply.views().forEach(view -> told.add(view.toString()));
        reply.raw().forEach(lines::add);
    }

    private void run(String verb, String... boards) throws IOException {
        Path file = Files.write(folder.resolve("boards.txt"), List.of(boards));
        new Interpreter(new Session(Host.none())).runAlone(List.of(verb, file.toString()), this::take);
    }

    @Test
    void solveWritesTheSolutionOfEachBoard() throws IOException {
        run("solve", FIRST, EASY);
        assertEquals(
                List.of(
                        "981523764465791832723846159548239671617485293239167548192654387376918425854372916",
                        "987654321246173985351928746128537694634892157795461832519286473472319568863745219"),
                lines);
        assertEquals(Status.OK, worst);
    }

    @Test
    void checkSaysOfEachBoardWhatIsWrong() throws IOException {
        run("check", EASY, EMPTY, CLASH);
        assertEquals(
                List.of(
                        EASY + "\tone solution",
                        EMPTY + "\tseveral solutions",
                        CLASH + "\tclash: r1c1 and r1c3 both hold 1 in row 1"),
                lines);
        assertEquals(Status.NO, worst);
    }

    @Test
    void rateTellsTheLevelTheHardestTechniqueAndTheSteps() throws IOException {
        run("rate", EASY, FIRST);
        assertEquals(List.of(EASY + "\teasy\tHidden Single\t64", FIRST + "\thard\tSkyscraper\t67"), lines);
    }

    @Test
    void rateNamesTheClashOfABoard() throws IOException {
        run("rate", EASY, CLASH);
        assertEquals(CLASH + "\tclash: r1c1 and r1c3 both hold 1 in row 1", lines.get(1));
    }

    @Test
    void linesThatAreNoBoardsAreNamedAndPassedOver() throws IOException {
        run("solve", EASY, "# a comment", "12345", "", EASY);
        assertEquals(2, lines.size());
        assertEquals(1, told.size());
        assertTrue(told.get(0).contains("line 3: 5 cells"), told.get(0));
        assertEquals(Status.NO, worst);
    }

    @Test
    void oneBoardAmongOtherLinesIsOneOfMany() throws IOException {
        run("check", EASY, "hello");
        assertEquals(List.of(EASY + "\tone solution"), lines);
        assertTrue(told.get(0).contains("line 2: "), told.get(0));
        assertEquals(Status.NO, worst);
    }

    @Test
    void theFirstLineMayBeNoBoard() throws IOException {
        run("rate", "hello", EASY);
        assertEquals(List.of(EASY + "\teasy\tHidden Single\t64"), lines);
        assertTrue(told.get(0).contains("line 1: "), told.get(0));
    }

    @Test
    void theFirstLineMayCountTheBoards() throws IOException {
        run("solve", "2", EASY, FIRST);
        assertEquals(2, lines.size());
        assertEquals(List.of(), told);
        assertEquals(Status.OK, worst);
    }

    @Test
    void standardInputIsRead() {
        Host host = hostWith(EASY + "\n" + FIRST + "\n");
        new Interpreter(new Session(host)).runAlone(List.of("rate"), this::take);
        assertEquals(2, lines.size());
    }

    @Test
    void aBoardAloneIsDrawn() {
        Host host = hostWith(EASY + "\n");
        new Interpreter(new Session(host)).runAlone(List.of("solve"), this::take);
        assertEquals(List.of(), lines);
        assertTrue(told.get(0).contains("the only solution"), told.get(0));
    }

    @Test
    void aBoardInManyLinesIsOneBoard() throws IOException {
        run("solve", EASY.split("(?<=\\G.{9})"));
        assertEquals(List.of(), lines);
        assertTrue(told.get(0).contains("the only solution"), told.get(0));
    }

    private static Host hostWith(String input) {
        return hostWith(new ByteArrayInputStream(input.getBytes(StandardCharsets.US_ASCII)));
    }

    private static Host hostWith(InputStream stream) {
        return new Host() {
            @Override
            public boolean goOn() {
                return true;
            }

            @Override
            public List<String> typedLines() {
                return List.of();
            }

            @Override
            public byte[] standardInput() throws IOException {
                return stream.readAllBytes();
            }

            @Override
            public InputStream standardInputStream() {
                return stream;
            }
        };
    }

    @Test
    void theOrderOfTheLinesIsKept() {
        List<String> names =
                IntStream.range(0, 20_000).mapToObj(String::valueOf).toList();
        lines(names.iterator(), 4).answer(this::take);
        List<String> expected = new ArrayList<>(names);
        expected.removeIf(name -> name.endsWith("77"));
        assertEquals(expected, lines);
        assertTrue(told.get(0).contains("line 78: "), told.get(0));
    }

    @Test
    void fewLinesAreInMemoryAtATime() {
        int[] read = {0};
        int[] most = {0};
        Iterator<String> counting = IntStream.range(0, 100_000)
                .peek(line -> read[0]++)
                .mapToObj(String::valueOf)
                .iterator();
        int[] answered = {0};
        lines(counting, 2).answer(reply -> {
            answered[0] += (int) reply.raw().count();
            most[0] = Math.max(most[0], read[0] - answered[0]);
        });
        assertTrue(most[0] < 10_000, most[0] + " lines waited");
    }

    @Test
    void itStopsWhereItIsToldToAndLeavesNoGap() {
        List<String> names =
                IntStream.range(0, 20_000).mapToObj(String::valueOf).toList();
        lines(names.iterator(), 2, line -> line < 1000).answer(this::take);
        List<String> expected = new ArrayList<>(names);
        expected.removeIf(name -> name.endsWith("77"));
        assertTrue(lines.size() < 1100, lines.size() + " lines");
        assertEquals(expected.subList(0, lines.size()), lines);
    }

    @Test
    void aLineIsAnsweredBeforeTheNextIsWaitedFor() throws IOException {
        PipedOutputStream writer = new PipedOutputStream();
        InputStream input = new PipedInputStream(writer, 1 << 16);
        writer.write((EASY + "\n" + FIRST + "\n").getBytes(StandardCharsets.US_ASCII));
        Iterator<String> more = List.of(EMPTY, EASY).iterator();
        new Interpreter(new Session(hostWith(input))).runAlone(List.of("check"), reply -> {
            take(reply);
            write(writer, more);
        });
        assertEquals(4, lines.size(), lines.toString());
    }

    /** Writes the next line, which nobody would do before all are answered; ends after the last. */
    private void write(PipedOutputStream writer, Iterator<String> more) {
        try {
            if (lines.size() < 2) {
                return;
            }
            if (more.hasNext()) {
                writer.write((more.next() + "\n").getBytes(StandardCharsets.US_ASCII));
            } else {
                writer.close();
            }
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** Lines that are answered by themselves, but for those that end with 77. */
    private static BoardLines lines(Iterator<String> lines, int threads) {
        return lines(lines, threads, line -> true);
    }

    private static BoardLines lines(Iterator<String> lines, int threads, LongPredicate goOn) {
        ThreadLocal<String> last = new ThreadLocal<>();
        return new BoardLines(
                BoardSource.of(lines),
                line -> {
                    if (line.endsWith("77")) {
                        return Optional.of(Formats.read("no board").grid());
                    }
                    last.set(line);
                    return Optional.of(Grid.empty(Geometry.of(4)));
                },
                () -> grid -> BoardWork.Answer.of(last.get(), Json::object, true),
                threads,
                goOn);
    }
}
