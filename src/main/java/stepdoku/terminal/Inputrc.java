package stepdoku.terminal;

import java.io.IOException;
import java.io.LineNumberReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.LineReader;
import org.jline.reader.Reference;
import org.jline.reader.Widget;
import org.jline.reader.impl.InputRC;

/**
 * The keys that people have chosen for all programs that read lines, in {@code ~/.inputrc} as GNU Readline reads it. What
 * is wrong there, or unknown here, is passed over: the keys stay as they were.
 */
final class Inputrc {
    /** What Readline calls some of JLine's widgets. */
    private static final Map<String, String> WIDGETS = Map.of(
            "previous-history", LineReader.UP_HISTORY,
            "next-history", LineReader.DOWN_HISTORY,
            "reverse-search-history", LineReader.HISTORY_INCREMENTAL_SEARCH_BACKWARD,
            "forward-search-history", LineReader.HISTORY_INCREMENTAL_SEARCH_FORWARD,
            "unix-line-discard", LineReader.BACKWARD_KILL_LINE,
            "unix-word-rubout", LineReader.BACKWARD_KILL_WORD,
            "yank-last-arg", LineReader.INSERT_LAST_WORD,
            "possible-completions", LineReader.LIST_CHOICES,
            "complete", LineReader.COMPLETE_WORD);

    /** What Readline calls JLine's keymaps. */
    private static final Map<String, String> KEYMAPS = Map.of(
            "emacs-standard", LineReader.EMACS,
            "vi", LineReader.VICMD,
            "vi-move", LineReader.VICMD,
            "vi-command", LineReader.VICMD,
            "vi-insert", LineReader.VIINS);

    private final LineReader reader;
    private final Map<String, Map<String, Binding>> before = new HashMap<>();

    private Inputrc(LineReader reader) {
        this.reader = reader;
    }

    /** The file of the user, if there is one. */
    static Optional<Path> ofUser() {
        return Optional.ofNullable(System.getenv("INPUTRC"))
                .or(() -> Optional.ofNullable(System.getenv("HOME")).map(home -> home + "/.inputrc"))
                .map(Path::of)
                .filter(Files::isReadable);
    }

    /** Makes the keys of a reader what a file says. */
    static void read(Path file, LineReader reader) {
        try {
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            new Inputrc(reader).apply(text.lines().flatMap(Inputrc::translated).toList());
        } catch (IOException unreadable) {
            // Nobody asked for the file at this moment; the keys are the usual ones.
        }
    }

    /** Bindings behind the choice of a mode belong to its keymap. */
    private static Stream<String> translated(String line) {
        String[] words = line.strip().split("\\s+");
        if (words.length < 3 || !words[0].equals("set")) {
            return Stream.of(line);
        }
        return switch (words[1]) {
            case "keymap" -> Stream.of("set keymap " + KEYMAPS.getOrDefault(words[2], words[2]));
            case "editing-mode" ->
                Stream.of(line, "set keymap " + (words[2].equals("vi") ? LineReader.VIINS : LineReader.EMACS));
            default -> Stream.of(line);
        };
    }

    private void apply(List<String> lines) throws IOException {
        Map<String, Widget> widgets = reader.getWidgets();
        WIDGETS.forEach((name, widget) -> widgets.put(name, widgets.get(widget)));
        reader.getKeyMaps().forEach((name, keys) -> before.put(name, new HashMap<>(keys.getBoundKeys())));
        Logger logger = Logger.getLogger("org.jline");
        Level level = logger.getLevel();
        logger.setLevel(Level.OFF);
        try {
            configure(new ArrayList<>(lines));
        } finally {
            logger.setLevel(level);
        }
        reader.getKeyMaps().forEach(this::restoreUnknown);
        reader.setKeyMap(LineReader.MAIN);
    }

    /** A line that JLine stumbles over is left out, and the rest read again. */
    private void configure(List<String> lines) throws IOException {
        while (true) {
            LineNumberReader numbered = new LineNumberReader(new StringReader(String.join("\n", lines) + "\n"));
            try {
                InputRC.configure(reader, numbered);
                return;
            } catch (RuntimeException stumbled) {
                lines.remove(numbered.getLineNumber() - 1);
            }
        }
    }

    /** A key whose widget is not known here does what it did before. */
    private void restoreUnknown(String name, KeyMap<Binding> keys) {
        new HashMap<>(keys.getBoundKeys()).forEach((key, binding) -> {
            if (binding instanceof Reference widget && !reader.getWidgets().containsKey(widget.name())) {
                keys.unbind(key);
                Optional.ofNullable(before.get(name).get(key)).ifPresent(usual -> keys.bind(usual, key));
            }
        });
    }
}
