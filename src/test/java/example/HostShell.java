package example;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jline.builtins.ConfigurationPath;
import org.jline.console.impl.Builtins;
import org.jline.console.impl.SystemRegistryImpl;
import org.jline.console.impl.SystemRegistryImpl.Pipe;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.widget.TailTipWidgets;
import stepdoku.terminal.Registry;

/** A shell of somebody else: the commands that come with JLine, and the verbs of Stepdoku. */
public final class HostShell {
    private HostShell() {}

    public static void main(String[] arguments) throws IOException {
        try (Terminal terminal = TerminalBuilder.terminal()) {
            run(terminal, new Registry(terminal));
        }
    }

    public static void run(Terminal terminal, Registry stepdoku) {
        Supplier<Path> folder = () -> Path.of("");
        DefaultParser parser = new DefaultParser();
        Builtins builtins = new Builtins(folder, new ConfigurationPath(folder.get(), folder.get()), null);

        SystemRegistryImpl commands = new SystemRegistryImpl(parser, terminal, folder, null);
        // In break depth > 10 the sign is part of the condition: without these two lines it would write a file called
        // 10.
        commands.rename(Pipe.REDIRECT, "->");
        commands.rename(Pipe.APPEND, "->>");
        commands.setCommandRegistries(builtins, stepdoku);

        LineReader reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .parser(parser)
                .completer(commands.completer())
                .build();
        builtins.setLineReader(reader);
        new TailTipWidgets(reader, commands::commandDescription, 2, TailTipWidgets.TipType.TAIL_TIP).enable();

        while (true) {
            try {
                commands.cleanUp();
                commands.execute(reader.readLine("host> "));
            } catch (UserInterruptException cleared) {
                // Ctrl-C gives the line up.
            } catch (EndOfFileException left) {
                return;
            } catch (Exception fault) {
                commands.trace(fault);
            }
        }
    }
}
