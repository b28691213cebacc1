package stepdoku.terminal;

import java.util.Optional;
import org.jline.keymap.BindingReader;
import org.jline.terminal.MouseEvent;
import org.jline.terminal.Terminal;

/** What the mouse does, as keys of the stepper's table; and where on the screen it was pressed last. Mutable. */
final class Pointer {
    private final Terminal terminal;
    private final BindingReader reader;
    private int row;
    private int column;

    Pointer(Terminal terminal, BindingReader reader) {
        this.terminal = terminal;
        this.reader = reader;
    }

    /** The name of the key for what the mouse has just done; none when that means nothing. */
    Optional<String> read() {
        MouseEvent event = terminal.readMouseEvent(reader::readCharacter, reader.getLastBinding());
        row = event.getY();
        column = event.getX();
        return switch (event.getType()) {
            case Wheel -> Optional.of(event.getButton() == MouseEvent.Button.WheelUp ? "wheel-up" : "wheel-down");
            case Pressed -> Optional.of("click").filter(name -> event.getButton() == MouseEvent.Button.Button1);
            case Released, Moved, Dragged -> Optional.empty();
        };
    }

    /** From 0, the highest. */
    int row() {
        return row;
    }

    /** From 0, the leftmost. */
    int column() {
        return column;
    }
}
