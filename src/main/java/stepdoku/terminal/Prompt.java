package stepdoku.terminal;

import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.session.Session;

/** The prompt: time and depth while a search is on, the number of the row while a board is being pasted. */
final class Prompt {
    private Prompt() {}

    static String of(Session session, int rowsSoFar) {
        if (rowsSoFar > 0) {
            return "row " + (rowsSoFar + 1) + "> ";
        }
        return session.stepper().map(Prompt::of).orElse("stepdoku> ");
    }

    private static String of(Stepper stepper) {
        Search search = stepper.search();
        String inside = stepper.innerStop().map(stop -> "." + stop.number()).orElse("");
        return "time %d%s depth %d> ".formatted(search.time(), inside, search.depth());
    }
}
