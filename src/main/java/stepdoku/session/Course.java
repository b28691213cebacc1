package stepdoku.session;

import stepdoku.lesson.Lesson;
import stepdoku.lesson.Step;

/** A lesson that is on: the step that is open, and all that the session kept when it was opened. */
public record Course(Lesson lesson, int at, Snapshot place) {

    /** The step that waits for the learner. */
    public Step step() {
        return lesson.steps().get(at);
    }

    /** Whether a session has the board and the search before it with which the step was opened. */
    public boolean isAt(Session session) {
        return Situation.of(session.snapshot()).isAt(Situation.of(place));
    }
}
