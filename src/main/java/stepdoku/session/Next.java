package stepdoku.session;

/** What happens after a reply was shown. */
public sealed interface Next {
    /** The prompt comes again. */
    record Prompt() implements Next {}

    /** The console is left. */
    record Quit() implements Next {}

    /** The full-screen stepper opens. */
    record Watch() implements Next {}

    /** The search is played in place. */
    record Play(int movesPerSecond) implements Next {}
}
