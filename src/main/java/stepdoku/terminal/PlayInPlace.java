package stepdoku.terminal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;
import org.jline.utils.AttributedString;
import org.jline.utils.Display;
import org.jline.utils.NonBlockingReader;
import stepdoku.session.Reply;
import stepdoku.view.Ansi;
import stepdoku.view.Aside;
import stepdoku.view.Page;
import stepdoku.view.PauseView;
import stepdoku.view.Stack;
import stepdoku.view.View;
import stepdoku.view.WatchView;

/** The play of a search below the prompt: what a step says, painted in place until a key is pressed or nothing moves. */
final class PlayInPlace {
    private static final long GLANCE = 100;

    private final Terminal terminal;
    private final Look look;
    private final Console console;
    private final Player player;
    private final Silence silence;
    private final Display display;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final List<AttributedString> picture = new ArrayList<>();
    /** What was said besides the present of the search. */
    private final List<String> remarks = new ArrayList<>();

    PlayInPlace(Terminal terminal, Look look, Console console, int movesPerSecond) {
        this.terminal = terminal;
        this.look = look;
        this.console = console;
        this.player = new Player(new Pace(movesPerSecond));
        this.silence = Silence.of(terminal);
        this.display = new Display(FramedTerminal.of(terminal), false);
    }

    /** Plays to the end; the last picture stays, and the terminal is as before. */
    void run() {
        SignalHandler onInterrupt = terminal.handle(Signal.INT, signal -> stopped.set(true));
        SignalHandler onStop = terminal.handle(Signal.TSTP, signal -> stopped.set(true));
        Attributes outside = terminal.enterRawMode();
        try {
            player.toggle(Clock.milliseconds());
            play();
        } finally {
            terminal.setAttributes(outside);
            terminal.handle(Signal.TSTP, onStop);
            terminal.handle(Signal.INT, onInterrupt);
            terminal.writer().println();
            terminal.flush();
        }
    }

    private void play() {
        while (player.isPlaying()) {
            if (player.isDue(Clock.milliseconds())) {
                move();
            }
            if (stopped.get() || isKeyPressed()) {
                player.pause();
            }
        }
    }

    private void move() {
        long before = console.session().time();
        picture.clear();
        remarks.clear();
        console.session().predictions().whilePlaying(() -> console.type(player.line(Clock.milliseconds()), this::take));
        if (picture.isEmpty()) {
            picture.add(new AttributedString(Prompt.of(console.session(), false)));
        }
        if (picture.size() >= terminal.getHeight()) {
            watchInstead();
        }
        paint();
        if (console.session().time() == before) {
            player.pause();
        }
    }

    private void take(Reply reply) {
        Page page = look.abovePrompt(terminal.getSize());
        new Stack(reply.views()).lines(page).stream().map(Ansi::disguised).forEach(picture::add);
        reply.views().stream()
                .filter(view -> !(view instanceof PauseView))
                .flatMap(view -> view.lines(page).stream())
                .forEach(line -> remarks.add(line.toString().strip()));
    }

    /** The stepper's picture, for screens too low for a board: it shows the part where the search stands, and remarks below. */
    private void watchInstead() {
        String remark = String.join(" ", remarks);
        int rows = terminal.getHeight() - (remark.isEmpty() ? 0 : 1);
        View watched = WatchView.of(console.session().search(), Aside.SOURCE, remark, "", rows);
        picture.clear();
        watched.lines(look.page(terminal.getWidth())).stream()
                .map(Ansi::disguised)
                .forEach(picture::add);
    }

    /** Paints what a step has said, as far as the screen reaches. */
    private void paint() {
        int rows = terminal.getHeight();
        int columns = terminal.getWidth();
        List<AttributedString> lines = new ArrayList<>(picture.subList(0, Math.min(picture.size(), rows - 1)));
        lines.replaceAll(line -> line.columnSubSequence(0, columns));
        display.resize(rows, columns);
        display.update(lines, terminal.getSize().cursorPos(lines.size() - 1, 0));
    }

    /** Whether a key, or the end of the input, comes before the next moves are due; the key is taken. */
    private boolean isKeyPressed() {
        long patience = player.patience(Clock.milliseconds(), GLANCE);
        if (silence.lasts(patience)) {
            return false;
        }
        try {
            int key = terminal.reader().peek(patience);
            return key != NonBlockingReader.READ_EXPIRED && terminal.reader().read() >= NonBlockingReader.EOF;
        } catch (IOException gone) {
            return true;
        }
    }
}
