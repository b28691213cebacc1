package stepdoku.prediction;

import java.util.List;

/** The table of the kinds of questions, those first that can be asked seldom and tell most. */
public final class Kinds {
    public static final List<Kind> TABLE =
            List.of(new CallerOfSolution(), new Undone(), new AfterReturn(), new NextDigit());

    private Kinds() {}
}
