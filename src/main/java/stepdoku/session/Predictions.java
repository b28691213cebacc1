package stepdoku.session;

import java.util.HashMap;
import java.util.Map;

/**
 * The predictions of a session: whether they are asked for, at which pauses, and how they came out, by kind of question. A
 * rule decides, not chance: some pauses of rest after each question, more before the same kind comes again. Mutable.
 */
public final class Predictions {
    /** How many pauses go by without a question after each. */
    private static final int REST = 3;
    /** The same for questions of one kind, so that the kinds take turns. */
    private static final int REST_OF_KIND = 7;

    /** How a prediction came out. */
    public enum Outcome {
        RIGHT,
        WRONG,
        /** The learner wanted to be told. */
        TOLD
    }

    private boolean on;
    private boolean playing;
    private long pauses;
    /** The pause of the last question, by its kind. */
    private final Map<String, Long> lastAsked = new HashMap<>();

    private final Map<String, Score> scores = new HashMap<>();

    public boolean isOn() {
        return on;
    }

    /** Whether a question may be asked now. */
    public boolean areWanted() {
        return on && !playing;
    }

    /** Does work during which nothing is asked: while a search plays, nobody could answer. */
    public void whilePlaying(Runnable work) {
        playing = true;
        try {
            work.run();
        } finally {
            playing = false;
        }
    }

    /** Turns them on or off; the first question need not wait. */
    public void turn(boolean next) {
        on = next;
        lastAsked.clear();
    }

    /** The search has come to a pause at which a question could be asked. */
    public void pause() {
        pauses++;
    }

    /** Whether a question of a kind may be asked at this pause. */
    public boolean mayAsk(String kind) {
        return lastAsked.values().stream().allMatch(asked -> pauses - asked > REST)
                && (!lastAsked.containsKey(kind) || pauses - lastAsked.get(kind) > REST_OF_KIND);
    }

    /** A question of a kind was asked. */
    public void asked(String kind) {
        lastAsked.put(kind, pauses);
        scores.put(kind, score(kind).asked());
    }

    /** The last question of a kind was answered. */
    public void answered(String kind, Outcome outcome) {
        scores.put(kind, score(kind).with(outcome));
    }

    public Score score(String kind) {
        return scores.getOrDefault(kind, new Score(0, 0, 0, 0));
    }

    /** How the questions of a kind came out; those that are in none of the last three were left unanswered. */
    public record Score(int questions, int right, int wrong, int told) {
        private Score asked() {
            return new Score(questions + 1, right, wrong, told);
        }

        private Score with(Outcome outcome) {
            return switch (outcome) {
                case RIGHT -> new Score(questions, right + 1, wrong, told);
                case WRONG -> new Score(questions, right, wrong + 1, told);
                case TOLD -> new Score(questions, right, wrong, told + 1);
            };
        }
    }
}
