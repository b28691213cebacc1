package stepdoku.session;

import java.util.Optional;
import java.util.OptionalInt;

/** The lesson that is on, if one is, and how far one is in all of them. Mutable. */
public final class Learning {
    private final Host host;
    /** Null while no lesson is on. */
    private Course course;
    /** The lesson that was taken to its end last, 0 at first. */
    private int finished;
    /** Null until it is asked for. */
    private LessonProgress progress;

    Learning(Host host) {
        this.host = host;
    }

    public Optional<Course> course() {
        return Optional.ofNullable(course);
    }

    /** Whether the source is to be seen beside the board: always but in a lesson for those who have not met it yet. */
    public boolean showsSource() {
        return course == null || course.lesson().showsSource();
    }

    public LessonProgress progress() {
        if (progress == null) {
            progress = host.progressFile().map(ProgressFile::read).orElse(LessonProgress.of(""));
        }
        return progress;
    }

    /** Goes on with a lesson at a step. Who takes one again that is done has done it all the same. */
    public void take(Course next) {
        int number = next.lesson().number();
        course = next;
        progress = progress().isDone(number) ? progress : progress.with(number, next.at());
    }

    /** The lesson has been taken to its end. */
    public void finish() {
        finished = course.lesson().number();
        progress = progress().with(finished, LessonProgress.DONE);
        leave();
    }

    /** The number of the lesson that comes next for who has just taken one to its end. */
    public OptionalInt following() {
        return course == null && finished > 0 ? OptionalInt.of(finished + 1) : OptionalInt.empty();
    }

    /** No lesson is on any more; how far one is stays as it is. */
    public void leave() {
        course = null;
    }

    /** Keeps for the next start how far one is, where something is kept; a failure is a {@link UserError}. */
    public void keep() {
        host.progressFile().ifPresent(file -> file.write(progress()));
    }
}
