package stepdoku.terminal;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.History;
import org.jline.reader.LineReader;
import org.jline.reader.LineReader.Option;
import org.jline.reader.Reference;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;
import stepdoku.session.Session;
import stepdoku.session.Settings;

/** Lines that are edited, completed and brought back by JLine's reader. */
final class EditedLines implements Lines {
    /** The arrow keys, End and Home of terminals that do not follow the switch to application mode. */
    private static final Map<String, String> ARROWS = Map.of(
            "\033[A", LineReader.UP_LINE_OR_SEARCH,
            "\033[B", LineReader.DOWN_LINE_OR_SEARCH,
            "\033[C", LineReader.FORWARD_CHAR,
            "\033[D", LineReader.BACKWARD_CHAR,
            "\033[F", LineReader.END_OF_LINE,
            "\033[H", LineReader.BEGINNING_OF_LINE);

    /** How long Escape may be the beginning of another key, in milliseconds. */
    private static final long VI_ESCAPE = 100;

    private final Settings settings;
    private final AssistedReader reader;

    /** Lines of a terminal; the history and the keys are those of the user's files. */
    EditedLines(Terminal terminal, Session session, Look look, UserFiles files) {
        this.settings = session.settings();
        this.reader = new AssistedReader(terminal, session, look);
        reader.setParser(new CommandParser());
        reader.setCompleter(new VerbCompleter(session));
        reader.option(Option.DISABLE_EVENT_EXPANSION, true);
        reader.option(Option.COMPLETE_MATCHER_TYPO, false);
        reader.option(Option.HISTORY_BEEP, false);
        bindArrows(reader.getKeyMaps().get(LineReader.EMACS));
        bindArrows(reader.getKeyMaps().get(LineReader.VIINS));
        files.inputrc().ifPresent(file -> Inputrc.read(file, reader));
        files.history().ifPresent(file -> reader.setVariable(LineReader.HISTORY_FILE, file));
    }

    private static void bindArrows(KeyMap<Binding> keys) {
        ARROWS.forEach((key, widget) -> keys.bind(new Reference(widget), key));
    }

    @Override
    public String read(String prompt, String begun) {
        boolean vi = hasViKeys();
        reader.getKeyMaps().put(LineReader.MAIN, reader.getKeyMaps().get(vi ? LineReader.VIINS : LineReader.EMACS));
        reader.setVariable(LineReader.AMBIGUOUS_BINDING, vi ? VI_ESCAPE : LineReaderImpl.DEFAULT_AMBIGUOUS_BINDING);
        return reader.readLine(prompt, null, (Character) null, begun);
    }

    @Override
    public String readInPicture(String prompt, String begun) {
        reader.quiet(true);
        try {
            return read(prompt, begun);
        } finally {
            reader.quiet(false);
        }
    }

    private boolean hasViKeys() {
        return switch (settings.get(Settings.KEYS)) {
            case AUTO -> "vi".equals(reader.getVariable(LineReader.EDITING_MODE));
            case EMACS -> false;
            case VI -> true;
        };
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
