package stepdoku.terminal;

import java.util.List;
import java.util.function.Function;
import org.jline.utils.AttributedString;
import stepdoku.view.Page;

/** Paints pictures on a screen, one at a time. Mutable. */
final class Easel {
    /** The milliseconds from one picture of long work to the next. */
    private static final long BETWEEN = 100;

    private final FullScreen screen;
    private final Look look;
    private boolean painting;
    private long painted;

    Easel(FullScreen screen, Look look) {
        this.screen = screen;
        this.look = look;
    }

    /** What is painted on, as large as the screen now. */
    Page page() {
        return look.page(screen.columns()).withHeight(screen.rows());
    }

    /** Paints a picture. To make it may be long work, which is not shown meanwhile. */
    void paint(Function<Page, List<AttributedString>> picture) {
        painting = true;
        try {
            screen.paint(picture.apply(page()));
        } finally {
            painting = false;
            painted = Clock.milliseconds();
        }
    }

    /** Whether it is time for a picture of long work. */
    boolean isDue() {
        return !painting && Clock.milliseconds() >= painted + BETWEEN;
    }
}
