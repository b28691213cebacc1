package stepdoku.terminal;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.apache.commons.lang3.StringUtils;
import org.jline.reader.EndOfFileException;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;
import stepdoku.session.OpenQuestion;
import stepdoku.view.Aside;
import stepdoku.view.Spot;
import stepdoku.view.View;
import stepdoku.view.WatchView;

/**
 * The full-screen stepper. A key is a line that the console interprets, then the screen is painted from the session; to
 * play is to wait for a key no longer than until the next moves are due. Mutable.
 */
final class WatchScreen {
    /** How long to wait for a key before looking at the size of the screen again, in milliseconds. */
    private static final long GLANCE = 100;

    private static final String RUNNING = "any key pauses";
    private static final String ASKED = "a question is open; digits and : answer";

    private final Terminal terminal;
    private final Console console;
    private final Lines lines;
    private final Interrupts interrupts;
    private final FullScreen screen;
    private final Easel easel;
    private final Keyboard keyboard;
    private final Conversation conversation;
    private final LongRun run;
    private final Scene scene = new Scene();
    private final Player player = new Player(Pace.usual());
    private final AtomicBoolean stopAsked = new AtomicBoolean();
    private boolean open;

    WatchScreen(Terminal terminal, Look look, Console console, Lines lines, Interrupts interrupts) {
        this.terminal = terminal;
        this.console = console;
        this.lines = lines;
        this.interrupts = interrupts;
        this.screen = new FullScreen(terminal);
        this.easel = new Easel(screen, look);
        this.keyboard = new Keyboard(terminal);
        this.conversation = new Conversation(console, interrupts);
        this.run = new LongRun(easel, keyboard, interrupts);
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
            scene.hush();
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
            Optional<Key> key = keyboard.await(player.patience(Clock.milliseconds(), GLANCE));
            key.ifPresent(this::press);
            boolean paused = interrupts.take();
            if (paused) {
                player.pause();
            }
            boolean played = open && !scene.isReading() && player.isDue(Clock.milliseconds());
            if (played) {
                play();
            }
            boolean resized = screen.hasNewSize();
            if (resized) {
                scene.refit(console.session(), easel.page(), screen.rows());
            }
            if (suspended() || resized || key.isPresent() || paused || played) {
                paint();
            }
        }
    }

    private boolean suspended() {
        boolean asked = stopAsked.getAndSet(false);
        if (asked) {
            screen.suspend();
        }
        return asked;
    }

    private void play() {
        long before = console.session().time();
        console.session().predictions().whilePlaying(() -> type(player.line(Clock.milliseconds())));
        if (console.session().time() == before) {
            player.pause();
        }
    }

    // ---- keys

    private void press(Key key) {
        if (scene.isReading()) {
            scene.turn(PageTurn.of(key), easel.page(), screen.rows());
            boolean answersWhatWasRead = !scene.isReading() && key.deed() == Deed.Own.ANSWER;
            if (!answersWhatWasRead) {
                return;
            }
        }
        if (key.deed() instanceof Deed.Point) {
            click(keyboard.pointer());
        } else {
            scene.hush();
            does(key.deed());
        }
    }

    private void does(Deed deed) {
        if (deed instanceof Deed.Line line) {
            player.pause();
            type(line.text());
        } else if (deed instanceof Deed.Ask ask) {
            player.pause();
            ask(ask.begun());
        } else {
            own((Deed.Own) deed);
        }
    }

    private void own(Deed.Own deed) {
        switch (deed) {
            case PLAY -> player.toggle(Clock.milliseconds());
            case TURN -> change(player::turn);
            case FASTER -> change(() -> player.faster(Clock.milliseconds()));
            case SLOWER -> change(() -> player.slower(Clock.milliseconds()));
            case PAUSE -> player.pause();
            case PAGE -> {}
            case TREE -> turnTo(Aside.TREE);
            case MARKS -> turnTo(Aside.MARKS);
            case ANSWER -> answer(keyboard.stroke());
            case HELP -> help();
            case REPAINT -> screen.forget();
            case QUIT -> open = false;
        }
    }

    /** Answers the open question; where more digits could follow, the rest is asked for. */
    private void answer(String digit) {
        Optional<OpenQuestion> open = console.session().question();
        if (open.filter(question -> question.reads(digit + "0")).isPresent()) {
            ask(digit);
        } else if (open.isPresent()) {
            type(digit);
        }
    }

    /** The keys; but who is asked something is told the answer. */
    private void help() {
        if (console.session().question().isPresent()) {
            type("?");
        } else {
            scene.read(new KeysView(Keys.TABLE));
        }
    }

    private void turnTo(Aside aside) {
        scene.turnTo(aside, console.session(), easel.page(), screen.rows());
    }

    private void change(Runnable manner) {
        manner.run();
        scene.say(player.isPlaying() ? "" : "plays " + player.manner());
    }

    /** What was said stands until something else is: it may be what the click points at. */
    private void click(Pointer pointer) {
        Spot spot = scene.spot(pointer, console.session(), easel.page(), screen.rows());
        new Click(spot, console.session())
                .line()
                .ifPresentOrElse(
                        line -> {
                            player.pause();
                            type(line);
                        },
                        scene::hush);
    }

    private void ask(String begun) {
        screen.toLastRow();
        try {
            String line = lines.readInPicture(":", begun);
            if (!line.isBlank()) {
                type(line);
            }
        } catch (UserInterruptException | EndOfFileException dropped) {
            scene.hush();
        } finally {
            screen.fromLastRow();
        }
    }

    private void type(String line) {
        View said = run.during(() -> conversation.type(line));
        scene.answer(said, console.session(), easel.page(), screen.rows());
    }

    // ---- the picture

    private void paint() {
        if (open) {
            easel.paint(page -> scene.lines(console.session(), state(), page, screen.rows()));
        }
    }

    private String state() {
        return console.session().question().isPresent() ? ASKED : player.toString();
    }

    /** Long work goes on: shows how far it has come. */
    void tick(Supplier<String> progress) {
        run.tick(() -> {
            suspended();
            screen.hasNewSize();
            easel.paint(page -> WatchView.of(
                            console.session().search(), Aside.SOURCE, shortened(progress.get()), RUNNING, screen.rows())
                    .lines(page));
        });
    }

    private String shortened(String progress) {
        return StringUtils.abbreviate(progress, Math.max(4, screen.columns() - RUNNING.length() - 2));
    }
}
