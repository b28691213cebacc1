package stepdoku.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.apache.commons.lang3.StringUtils;
import org.jline.reader.EndOfFileException;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;
import org.jline.utils.AttributedString;
import stepdoku.session.Reply;
import stepdoku.view.Aside;
import stepdoku.view.BoardView;
import stepdoku.view.Page;
import stepdoku.view.PauseView;
import stepdoku.view.View;
import stepdoku.view.WatchView;

/**
 * The full-screen stepper. A key is a line that the console interprets, then the screen is painted from the session; to
 * play is to wait for a key no longer than until the next moves are due. Mutable.
 */
final class WatchScreen {
    /** How long to wait for a key before looking at the size of the screen again, in milliseconds. */
    private static final long GLANCE = 100;
    /** Answers of more lines than this get a page of their own. */
    private static final int LONGEST_MESSAGE = 3;

    private static final int MOST_LINES = 1000;
    private static final String KEYS = "? keys  q prompt";
    private static final String RUNNING = "Ctrl-C pauses";

    private final Terminal terminal;
    private final Look look;
    private final Console console;
    private final Lines lines;
    private final Interrupts interrupts;
    private final FullScreen screen;
    private final Keyboard keyboard;
    private final Player player = new Player(Pace.usual());
    private final AtomicBoolean stopAsked = new AtomicBoolean();
    private final List<AttributedString> said = new ArrayList<>();
    private Aside aside = Aside.SOURCE;
    private String message = "";
    /** What is to be read before the board is shown again; null if nothing. */
    private Pages pages;

    private boolean open;
    private boolean painting;
    private long painted;

    WatchScreen(Terminal terminal, Look look, Console console, Lines lines, Interrupts interrupts) {
        this.terminal = terminal;
        this.look = look;
        this.console = console;
        this.lines = lines;
        this.interrupts = interrupts;
        this.screen = new FullScreen(terminal);
        this.keyboard = new Keyboard(terminal);
    }

    /** Whether it is on the terminal. */
    boolean isOpen() {
        return open;
    }

    /** Shows the screen until the user leaves it; then the terminal is as before, whatever has happened. */
    void open() {
        SignalHandler before = terminal.handle(Signal.TSTP, signal -> stopAsked.set(true));
        screen.enter();
        open = true;
        try {
            message = "";
            run();
        } finally {
            open = false;
            player.pause();
            screen.leave();
            terminal.handle(Signal.TSTP, before);
        }
    }

    // ---- the loop

    private void run() {
        screen.hasNewSize();
        paint();
        while (open && !console.left() && !keyboard.isLost()) {
            Optional<Key> key = keyboard.await(player.patience(now(), GLANCE));
            key.ifPresent(this::press);
            boolean paused = interrupts.take();
            if (paused) {
                player.pause();
            }
            boolean played = open && pages == null && player.isDue(now());
            if (played) {
                play();
            }
            if (suspended() || screen.hasNewSize() || key.isPresent() || paused || played) {
                paint();
            }
        }
    }

    private static long now() {
        return System.nanoTime() / 1_000_000;
    }

    private boolean suspended() {
        boolean asked = stopAsked.getAndSet(false);
        if (asked) {
            screen.suspend();
        }
        return asked;
    }

    // ---- keys

    private void press(Key key) {
        if (pages != null) {
            pages = pages.next(screen.rows()).orElse(null);
            return;
        }
        message = "";
        if (key.deed() instanceof Deed.Line line) {
            player.pause();
            type(line.text());
        } else if (key.deed() instanceof Deed.Ask ask) {
            player.pause();
            ask(ask.begun());
        } else {
            own((Deed.Own) key.deed());
        }
    }

    private void own(Deed.Own deed) {
        switch (deed) {
            case PLAY -> player.toggle(now());
            case TURN -> change(player::turn);
            case FASTER -> change(() -> player.faster(now()));
            case SLOWER -> change(() -> player.slower(now()));
            case PAUSE -> player.pause();
            case TREE -> turnTo(Aside.TREE);
            case MARKS -> turnTo(Aside.MARKS);
            case HELP -> pages = new Pages(new KeysView(Keys.TABLE).lines(page()), 0);
            case REPAINT -> screen.forget();
            case QUIT -> open = false;
        }
    }

    private void change(Runnable manner) {
        manner.run();
        message = player.isPlaying() ? "" : "plays " + player.manner();
    }

    /** Shows something beside the board, or the source again where it was shown already. */
    private void turnTo(Aside other) {
        aside = aside == other ? Aside.SOURCE : other;
    }

    private void ask(String begun) {
        screen.toLastRow();
        try {
            String line = lines.read(":", begun);
            if (!line.isBlank()) {
                type(line);
            }
        } catch (UserInterruptException | EndOfFileException dropped) {
            message = "";
        } finally {
            screen.fromLastRow();
        }
    }

    private void play() {
        long before = console.session().time();
        type(player.line(now()));
        if (console.session().time() == before) {
            player.pause();
        }
    }

    // ---- lines

    private void type(String line) {
        said.clear();
        interrupts.during(() -> console.type(line, this::take));
        console.interpreter().forgetRows();
        if (said.size() <= LONGEST_MESSAGE) {
            message = said.stream().map(text -> text.toString().strip()).collect(Collectors.joining(" "));
        } else {
            pages = new Pages(said, 0);
        }
    }

    /** The board and what is said about the present are on the screen anyway. */
    private void take(Reply reply) {
        for (View view : reply.views()) {
            if (!(view instanceof PauseView) && !(view instanceof BoardView)) {
                said.addAll(view.lines(page()));
            }
        }
        reply.raw().limit(MOST_LINES).map(AttributedString::new).forEach(said::add);
    }

    /** Long work goes on: shows how far it has come. */
    void tick(Supplier<String> progress) {
        if (!painting && now() >= painted + GLANCE) {
            suspended();
            screen.hasNewSize();
            paint(() -> picture(Aside.SOURCE, shortened(progress.get()), RUNNING));
        }
    }

    private String shortened(String progress) {
        return StringUtils.abbreviate(progress, Math.max(4, screen.columns() - RUNNING.length() - 2));
    }

    // ---- the picture

    private Page page() {
        return look.page(screen.columns());
    }

    private void paint() {
        if (open) {
            paint(() -> picture(aside, message.isEmpty() ? player.toString() : message, KEYS));
        }
    }

    /** Paints a picture, or what is to be read first; to make the picture may be long work, which is not shown then. */
    private void paint(Supplier<View> picture) {
        painting = true;
        try {
            screen.paint(pages != null ? pages.on(screen.rows()) : picture.get().lines(page()));
        } finally {
            painting = false;
            painted = now();
        }
    }

    private View picture(Aside beside, String foot, String keys) {
        return WatchView.of(console.session().search(), beside, foot, keys, screen.rows());
    }
}
