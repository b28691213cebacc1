package stepdoku.terminal;

/** What a key of the stepper does. */
sealed interface Deed {
    /** Runs a line, as if it were typed at the prompt. */
    record Line(String text) implements Deed {}

    /** Asks for a line that begins so. */
    record Ask(String begun) implements Deed {}

    /** Runs the line for what stands where the mouse was pressed. */
    record Point() implements Deed {}

    /** Something that concerns the screen and not the session. */
    enum Own implements Deed {
        PLAY,
        TURN,
        FASTER,
        SLOWER,
        PAUSE,
        PAGE,
        TREE,
        MARKS,
        ANSWER,
        HELP,
        REPAINT,
        QUIT
    }
}
