package stepdoku.shell;

import java.util.List;

/** What could stand next: words, and whether the name of a file could, too. */
record Offer(List<ShellWord> words, boolean file) {
    static final Offer NOTHING = new Offer(List.of(), false);
}
