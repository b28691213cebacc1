package stepdoku.terminal;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jline.builtins.ScreenTerminal;

/**
 * A program in a real terminal of the operating system, with a screen to look at and keys to type. The terminal is made
 * by the system's {@code script}, the screen is JLine's emulation of a VT100.
 *
 * <pre>{@code
 * try (PseudoTerminal terminal = PseudoTerminal.start(Launch.at(home), 24, 80)) {
 *     terminal.awaits("> ");
 *     terminal.types("load leetc\t\r");
 *     terminal.awaits("30 givens");
 *     terminal.types(PseudoTerminal.CTRL_D);
 *     assertEquals(0, terminal.exitStatus());
 * }
 * }</pre>
 */
final class PseudoTerminal implements AutoCloseable {
    static final String CTRL_C = "\003";
    static final String CTRL_D = "\004";
    static final String CTRL_Z = "\032";
    static final String ESCAPE = "\033";
    static final String UP = "\033[A";
    static final String DOWN = "\033[B";
    static final String RIGHT = "\033[C";
    static final String LEFT = "\033[D";

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration GLANCE = Duration.ofMillis(20);

    private final Process process;
    private final ScreenTerminal screen;
    private final StringBuffer output = new StringBuffer();
    private final Thread painter = new Thread(this::paint, "screen");

    private PseudoTerminal(Process process, int rows, int columns) {
        this.process = process;
        this.screen = new ScreenTerminal(columns, rows);
        painter.setDaemon(true);
        painter.start();
    }

    /** Stepdoku, started by its launcher. */
    static PseudoTerminal start(Launch launch, int rows, int columns, String... arguments) throws IOException {
        String command = Stream.concat(Stream.of(launch.program().toString()), Arrays.stream(arguments))
                .map(PseudoTerminal::quoted)
                .collect(Collectors.joining(" "));
        return shell(launch, rows, columns, "exec " + command);
    }

    /** Any command line of the shell, in the folder and environment of a launch. */
    static PseudoTerminal shell(Launch launch, int rows, int columns, String line) throws IOException {
        String sized = "stty rows %d cols %d; %s".formatted(rows, columns, line);
        ProcessBuilder builder = launch.builder(List.of("script", "-qefc", sized, "/dev/null"));
        return new PseudoTerminal(builder.redirectErrorStream(true).start(), rows, columns);
    }

    private static String quoted(String argument) {
        return "'" + argument.replace("'", "'\\''") + "'";
    }

    private void paint() {
        char[] buffer = new char[4096];
        try (Reader reader = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)) {
            for (int count = reader.read(buffer); count >= 0; count = reader.read(buffer)) {
                String text = new String(buffer, 0, count);
                output.append(text);
                screen.write(text);
                types(screen.read());
            }
        } catch (IOException e) {
            output.append(e);
        }
    }

    /** Presses keys; {@code \r} is Enter. */
    void types(String keys) {
        try {
            OutputStream keyboard = process.getOutputStream();
            keyboard.write(keys.getBytes(StandardCharsets.UTF_8));
            keyboard.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rows of the screen as they are now, without the blanks at their ends. */
    List<String> screen() {
        return screen.toString().lines().map(String::stripTrailing).toList();
    }

    /** Everything that was written to the terminal so far, control sequences included. */
    String output() {
        return output.toString();
    }

    /** Waits until a text stands somewhere on the screen, in one row. */
    void awaits(String text) throws InterruptedException {
        awaits("'" + text + "'", rows -> rows.stream().anyMatch(row -> row.contains(text)));
    }

    /** Waits until a row of the screen reads so and nothing else. */
    void awaitsRow(String row) throws InterruptedException {
        awaits("the row '" + row + "'", rows -> rows.contains(row));
    }

    /** Waits until the screen is as wanted. */
    void awaits(String wanted, Predicate<List<String>> condition) throws InterruptedException {
        Instant end = Instant.now().plus(PATIENCE);
        while (!condition.test(screen())) {
            boolean over = !painter.isAlive() && !condition.test(screen());
            if (over || Instant.now().isAfter(end)) {
                throw new AssertionError(
                        (over ? "ended" : "waited") + " without " + wanted + "; the screen:\n" + picture());
            }
            Thread.sleep(GLANCE.toMillis());
        }
    }

    /** The programs that run at the terminal. */
    Stream<ProcessHandle> programs() {
        return process.descendants();
    }

    private String picture() {
        return screen().stream().map(row -> "| " + row).collect(Collectors.joining("\n"));
    }

    /** Waits until the program has ended and its last words are on the screen; 128 and more: ended by a signal. */
    int exitStatus() throws InterruptedException {
        if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("did not end; the screen:\n" + picture());
        }
        painter.join(PATIENCE.toMillis());
        return process.exitValue();
    }

    /** Ends the program if it has not ended by itself. */
    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().onExit().join();
    }
}
