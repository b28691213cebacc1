package stepdoku.terminal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.History;
import org.jline.reader.LineReader;
import org.jline.reader.LineReader.Option;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.Reference;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import stepdoku.session.EditingKeys;
import stepdoku.session.Session;
import stepdoku.session.Settings;

/** Lines that are edited, completed and brought back by JLine's reader. */
final class EditedLines implements Lines {
    /** The arrow keys of terminals that do not follow the switch to application mode. */
    private static final Map<String, String> ARROWS = Map.of(
            "\033[A", LineReader.UP_LINE_OR_SEARCH,
            "\033[B", LineReader.DOWN_LINE_OR_SEARCH,
            "\033[C", LineReader.FORWARD_CHAR,
            "\033[D", LineReader.BACKWARD_CHAR);

    private final Settings settings;
    private final LineReader reader;

    /** Lines of a terminal; the history is kept in a file, if there is one. */
    EditedLines(Terminal terminal, Session session, Optional<Path> history) {
        this.settings = session.settings();
        DefaultParser parser = new DefaultParser();
        parser.setEscapeChars(null);
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .appName("stepdoku")
                .parser(parser)
                .completer(new VerbCompleter(session))
                .option(Option.DISABLE_EVENT_EXPANSION, true)
                .option(Option.COMPLETE_MATCHER_TYPO, false)
                .option(Option.HISTORY_BEEP, false)
                .build();
        bindArrows(reader.getKeyMaps().get(LineReader.EMACS));
        bindArrows(reader.getKeyMaps().get(LineReader.VIINS));
        history.ifPresent(file -> reader.setVariable(LineReader.HISTORY_FILE, file));
    }

    private static void bindArrows(KeyMap<Binding> keys) {
        ARROWS.forEach((key, widget) -> keys.bind(new Reference(widget), key));
    }

    @Override
    public String read(String prompt, String begun) {
        reader.getKeyMaps().put(LineReader.MAIN, reader.getKeyMaps().get(keyMap()));
        return reader.readLine(prompt, null, (Character) null, begun);
    }

    private String keyMap() {
        return settings.get(Settings.KEYS) == EditingKeys.VI ? LineReader.VIINS : LineReader.EMACS;
    }

    @Override
    public List<String> typed() {
        return StreamSupport.stream(reader.getHistory().spliterator(), false)
                .map(History.Entry::line)
                .toList();
    }

    @Override
    public void save() throws IOException {
        reader.getHistory().save();
    }
}
