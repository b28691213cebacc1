package stepdoku.lesson;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A lesson of the course: {@code 3 The dead end}, what it answers, whether the source stands beside the board while it is
 * on, and its steps in order.
 */
public record Lesson(int number, String title, String answers, boolean showsSource, List<Step> steps) {
    public Lesson {
        steps = List.copyOf(steps);
    }

    /** The index of the next step from one on that waits for the learner; the number of steps when there is none. */
    public int nextWaiting(int from) {
        return IntStream.range(from, steps.size())
                .filter(index -> steps.get(index).waits())
                .findFirst()
                .orElse(steps.size());
    }

    /** How many of the steps before one have waited for the learner. */
    public int waitingBefore(int end) {
        return (int) steps.subList(0, Math.min(end, steps.size())).stream()
                .filter(Step::waits)
                .count();
    }

    /** How many steps wait for the learner. */
    public int waiting() {
        return waitingBefore(steps.size());
    }
}
