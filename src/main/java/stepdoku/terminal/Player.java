package stepdoku.terminal;

/**
 * The play of a search: on or off, forward or back, and when the next moves are due. Mutable; it knows the clock only by
 * what it is told, in milliseconds.
 */
final class Player {
    private Pace pace = Pace.usual();
    private boolean playing;
    private boolean backward;
    private long due;

    boolean isPlaying() {
        return playing;
    }

    void toggle(long now) {
        playing = !playing;
        due = now;
    }

    void pause() {
        playing = false;
    }

    /** The other way from now on. */
    void turn() {
        backward = !backward;
    }

    void faster() {
        pace = pace.faster();
    }

    void slower() {
        pace = pace.slower();
    }

    /** The milliseconds until the next moves are due, not more than some. */
    long patience(long now, long most) {
        return playing ? Math.max(1, Math.min(most, due - now)) : most;
    }

    boolean isDue(long now) {
        return playing && now >= due;
    }

    /** The line that makes the moves that are due; the next will be due a pause later. */
    String line(long now) {
        due = Math.max(due + pace.pause(), now);
        return (backward ? "back " : "step ") + pace.moves();
    }

    @Override
    public String toString() {
        return playing ? "playing " + way() + pace.movesPerSecond() + " a second" : "paused";
    }

    /** How it is or would be played. */
    String manner() {
        return way() + pace;
    }

    private String way() {
        return backward ? "backward, " : "";
    }
}
