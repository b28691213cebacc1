package stepdoku.terminal;

import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.session.Session;

/** The prompt: time and depth while a search is on, another one while a board is being typed row by row. */
final class Prompt {
    private Prompt() {}

    static String of(Session session, boolean boardBegun) {
        if (boardBegun) {
            return "board, Ctrl-C gives it up> ";
        }
        return session.stepper().map(Prompt::of).orElse("stepdoku> ");
    }

    private static String of(Stepper stepper) {
        Search search = stepper.search();
        String inside = stepper.innerStop().map(stop -> "." + stop.number()).orElse("");
        return "time %d%s depth %d> ".formatted(search.time(), inside, search.depth());
    }
}
