package stepdoku.terminal;

/**
 * The play of a search: on or off, forward or back, and when the next moves are due. Mutable; it knows the clock only by
 * what it is told, in milliseconds.
 */
final class Player {
    /** The milliseconds that an eye needs for a picture. */
    private static final long PICTURE = 40;

    private Pace pace;
    private boolean playing;
    private boolean backward;
    /** When the play began, and how many moves were made since. */
    private long begun;

    private long made;
    private long pictured;

    Player(Pace pace) {
        this.pace = pace;
    }

    boolean isPlaying() {
        return playing;
    }

    void toggle(long now) {
        playing = !playing;
        begin(now);
    }

    private void begin(long now) {
        begun = now;
        made = 0;
        pictured = now - PICTURE;
    }

    void pause() {
        playing = false;
    }

    /** The other way from now on. */
    void turn() {
        backward = !backward;
    }

    void faster(long now) {
        pace = pace.faster();
        begin(now);
    }

    void slower(long now) {
        pace = pace.slower();
        begin(now);
    }

    /** The milliseconds until the next moves are due, at least 1 and not more than some. */
    long patience(long now, long most) {
        return playing ? Math.max(1, Math.min(most, due() - now)) : most;
    }

    boolean isDue(long now) {
        return playing && now >= due();
    }

    private long due() {
        return Math.max(begun + pace.due(made), pictured + PICTURE);
    }

    /** The line that makes the moves that are due. Who comes more than a second late begins anew. */
    String line(long now) {
        long moves = pace.moves(now - begun) - made;
        if (moves > pace.movesPerSecond()) {
            begin(now);
            moves = 1;
        }
        made += moves;
        pictured = now;
        return (backward ? "back " : "step ") + moves;
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
