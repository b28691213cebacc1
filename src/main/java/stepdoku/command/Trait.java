package stepdoku.command;

/** What may hold for a verb, beside what it does. */
public enum Trait {
    /** An empty line after it does the same again. */
    REPEATS,
    /** It makes sense alone, as a command of the shell. */
    STANDS_ALONE,
    /** As a command of the shell it first reads a board, from its first argument or from standard input. */
    READS_BOARD,
    /** It paints pictures over and over, so that it needs a terminal with a screen and keys. */
    NEEDS_SCREEN,
    /** It can answer programs: {@code --json}. */
    ANSWERS_PROGRAMS
}
