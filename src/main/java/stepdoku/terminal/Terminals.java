package stepdoku.terminal;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;
import org.jline.utils.InfoCmp;

/** Opens the terminal. */
public final class Terminals {
    private static final String USUAL = "xterm-256color";
    private static final String PROVIDER = "jni";
    private static final Size USUAL_SIZE = new Size(80, 24);

    private Terminals() {}

    /** Whether a person sits at the other end: standard input and output are a terminal. */
    public static boolean isInteractive() {
        java.io.Console console = System.console();
        return console != null && isTerminal(console);
    }

    /** From Java 22 on there is a console without a terminal as well, and a method that tells. */
    private static boolean isTerminal(java.io.Console console) {
        try {
            return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException olderJava) {
            return true;
        } catch (IllegalAccessException | InvocationTargetException fault) {
            throw new IllegalStateException(fault);
        }
    }

    /** Whether a person sees what goes to standard error. */
    static boolean showErrors() {
        try {
            TerminalProvider provider = TerminalProvider.load(PROVIDER);
            return provider.isSystemStream(SystemStream.Error) && !Terminal.TYPE_DUMB.equals(System.getenv("TERM"));
        } catch (IOException | LinkageError unknown) {
            return false;
        }
    }

    /** Whether standard input is a terminal. */
    static boolean isInput() {
        try {
            return TerminalProvider.load(PROVIDER).isSystemStream(SystemStream.Input);
        } catch (IOException | LinkageError unknown) {
            return false;
        }
    }

    /** The terminal of the process; the caller closes it. */
    public static Terminal open() throws IOException {
        knowCapabilities(System.getenv("TERM"));
        Terminal terminal = TerminalBuilder.builder()
                .system(true)
                .provider(PROVIDER)
                .encoding(Look.encoding())
                .build();
        if (terminal.getWidth() == 0 || terminal.getHeight() == 0) {
            terminal.setSize(new Size(width(), USUAL_SIZE.getRows()));
        }
        return terminal;
    }

    /** The width of a terminal that is called dumb, which JLine does not ask for. */
    private static int width() throws IOException {
        int columns = TerminalProvider.load(PROVIDER).systemStreamWidth(SystemStream.Output);
        return columns > 0 ? columns : USUAL_SIZE.getColumns();
    }

    /**
     * Tells JLine what a type of terminal can do: what its own list says, or for a type that it does not know what most
     * terminals can. So it neither runs a program to find out nor fails where that knows nothing.
     */
    private static void knowCapabilities(String type) {
        if (type != null) {
            String known = InfoCmp.getDefaultInfoCmp(type);
            InfoCmp.setLoadedInfoCmp(type, known != null ? known : InfoCmp.getDefaultInfoCmp(USUAL));
        }
    }

    /** Whether a terminal can do nothing but write lines. */
    static boolean isDumb(Terminal terminal) {
        return terminal.getType().startsWith(Terminal.TYPE_DUMB);
    }
}
