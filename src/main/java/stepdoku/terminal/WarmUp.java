package stepdoku.terminal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jline.terminal.Size;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.impl.LineDisciplineTerminal;
import stepdoku.session.Settings;
import stepdoku.session.Status;

/** A short life of the console on a terminal that nobody sees: it loads the classes that a real start loads. */
public final class WarmUp {
    private static final String KEYS =
            "load leetcode\rstep 9\rback\rhe\t\rset r1c3=4\rundo\rshow candidates\rhint\rcheck\rwatch\rs qquit\r";

    private WarmUp() {}

    public static Status run() throws IOException {
        UserFiles.ofUser();
        try {
            findTerminal();
        } catch (IOException | RuntimeException | LinkageError noTerminals) {
            // Then the archive is smaller, and a start takes a little longer.
        }
        return live();
    }

    /** What looks for a terminal loads most of what a start with one needs; here it finds none. */
    private static void findTerminal() throws IOException {
        Terminals.isInteractive();
        Terminals.open().close();
        TerminalBuilder.builder()
                .system(false)
                .provider("jni")
                .type("xterm-256color")
                .streams(InputStream.nullInputStream(), OutputStream.nullOutputStream())
                .build()
                .close();
        load("org.jline.terminal.impl.PosixSysTerminal");
    }

    private static void load(String name) {
        try {
            Class.forName(name);
        } catch (ClassNotFoundException moved) {
            throw new IllegalStateException(moved);
        }
    }

    private static Status live() throws IOException {
        LineDisciplineTerminal terminal = new LineDisciplineTerminal(
                "warm-up", "xterm-256color", new ByteArrayOutputStream(), StandardCharsets.UTF_8);
        terminal.setSize(new Size(80, 24));
        terminal.processInputBytes(KEYS.getBytes(StandardCharsets.UTF_8));
        Settings settings = new Settings();
        settings.pin(Settings.COLOUR, "always", "the warm-up");
        return new Shell(terminal, settings, UserFiles.none()).run(List.of());
    }
}
