package stepdoku.shell;

import stepdoku.line.Completion;

/** A word that can be typed into the shell, and what it means. */
record ShellWord(String text, String meaning) {
    /** As the console offers it for an empty board. What a cell could hold is left out: the shell knows no board. */
    static ShellWord of(Completion completion) {
        boolean isOfBoard = completion.description().matches("[1-9A-Z ]+");
        return new ShellWord(completion.word(), isOfBoard ? "" : completion.description());
    }
}
