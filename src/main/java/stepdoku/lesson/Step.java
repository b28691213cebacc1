package stepdoku.lesson;

import java.util.List;
import stepdoku.board.Grid;

/** A piece of a lesson: something to read, or something that waits for the learner. */
public sealed interface Step permits Step.Prose, Step.Picture, Step.Source, Step.Type, Step.Task, Question {

    /** Whether the lesson stands still here until the learner has done something. */
    default boolean waits() {
        return true;
    }

    /** A paragraph. */
    record Prose(String text) implements Step {
        @Override
        public boolean waits() {
            return false;
        }
    }

    /** A board, to be drawn. */
    record Picture(Grid board) implements Step {
        @Override
        public boolean waits() {
            return false;
        }
    }

    /** Lines that are shown as they stand, such as a piece of source. */
    record Source(List<String> lines) implements Step {
        public Source {
            lines = List.copyOf(lines);
        }

        @Override
        public boolean waits() {
            return false;
        }
    }

    /** A command for the learner to type. */
    record Type(String line) implements Step {}

    /** A state for the learner to reach, without being told how; each of the lines would reach it. */
    record Task(String text, List<String> ways) implements Step {
        public Task {
            ways = List.copyOf(ways);
        }
    }
}
