package stepdoku.terminal;

import java.util.function.Supplier;

/**
 * The work of one line of the stepper. When it takes long it is shown while it goes on, and any key ends it; what was
 * typed meanwhile does nothing else. Mutable.
 */
final class LongRun {
    /** After so many milliseconds work takes long: before, a key was typed ahead. */
    private static final long LONG = 300;

    private final Easel easel;
    private final Keyboard keyboard;
    private final Interrupts interrupts;
    private long begun;
    private boolean shown;

    LongRun(Easel easel, Keyboard keyboard, Interrupts interrupts) {
        this.easel = easel;
        this.keyboard = keyboard;
        this.interrupts = interrupts;
    }

    /** Does the work of a line. */
    <T> T during(Supplier<T> work) {
        begun = Clock.milliseconds();
        shown = false;
        T result = work.get();
        if (shown) {
            keyboard.forget();
        }
        return result;
    }

    /** The work goes on: shows it if it is time. */
    void tick(Runnable show) {
        if (easel.isDue() && Clock.milliseconds() >= begun + LONG) {
            shown = true;
            if (keyboard.await(1).isPresent() || keyboard.isLost()) {
                interrupts.press();
            }
            show.run();
        }
    }
}
