package stepdoku.terminal;

import java.io.IOError;
import java.util.Optional;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.MouseSupport;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/** Reads the keys of the stepper and the mouse, one at a time, for as long as one is willing to wait. */
final class Keyboard {
    /** How long an escape may be the beginning of another key, in milliseconds. */
    private static final long AMBIGUOUS = 100;

    private static final Key UNKNOWN = Key.of("", Deed.Own.PAUSE, "");
    private static final Key MOUSE = Key.of("mouse", Deed.Own.PAUSE, "");

    private final BindingReader reader;
    private final Pointer pointer;
    private final Silence silence;
    private final KeyMap<Key> map = new KeyMap<>();
    /** Whether more of what was typed may lie read already. */
    private boolean mayHoldMore;

    private boolean lost;

    Keyboard(Terminal terminal) {
        reader = new BindingReader(terminal.reader());
        pointer = new Pointer(terminal, reader);
        silence = Silence.of(terminal);
        map.setAmbiguousTimeout(AMBIGUOUS);
        map.setUnicode(UNKNOWN);
        map.setNomatch(UNKNOWN);
        Keys.TABLE.forEach(key -> map.bind(key, key.strokes()));
        bind(terminal, Capability.key_right, "right");
        bind(terminal, Capability.key_left, "left");
        map.bind(MOUSE, MouseSupport.keys(terminal));
    }

    private void bind(Terminal terminal, Capability capability, String name) {
        String stroke = KeyMap.key(terminal, capability);
        if (stroke != null) {
            map.bind(Keys.named(name), stroke);
        }
    }

    /** The key that is pressed within so many milliseconds; none when it is no key of the table. */
    Optional<Key> await(long milliseconds) {
        if (!mayHoldMore && silence.lasts(milliseconds)) {
            return Optional.empty();
        }
        try {
            int first = reader.peekCharacter(milliseconds);
            lost = first == NonBlockingReader.EOF;
            mayHoldMore = first >= 0;
            return first < 0 ? Optional.empty() : read();
        } catch (IOError gone) {
            lost = true;
            return Optional.empty();
        }
    }

    /** Forgets what was typed until now. */
    void forget() {
        while (await(1).isPresent()) {}
    }

    private Optional<Key> read() {
        Key key = reader.readBinding(map);
        return key == MOUSE ? pointer.read().map(Keys::named) : Optional.ofNullable(key);
    }

    /** What the last key has sent. */
    String stroke() {
        return reader.getLastBinding();
    }

    /** Where the mouse was when it did something last. */
    Pointer pointer() {
        return pointer;
    }

    /** Whether the terminal has gone, so that no key will ever be pressed. */
    boolean isLost() {
        return lost;
    }
}
