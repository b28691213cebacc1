package stepdoku.prediction;

import java.util.Optional;
import stepdoku.search.Search;

/** A kind of question about what a search will do: one that is worth asking, where the answer is not on the screen. */
public abstract class Kind {
    private final String name;
    private final String meaning;

    Kind(String name, String meaning) {
        this.name = name;
        this.meaning = meaning;
    }

    /** One word for it: {@code digit}. */
    public final String name() {
        return name;
    }

    /** What it asks, in a few words. */
    public final String meaning() {
        return meaning;
    }

    /**
     * The question for the present of a search, if there is one: a pure function of the search, whose answer comes from
     * another search that runs ahead. The one given is not moved.
     */
    public abstract Optional<Prediction> ask(Search search);

    @Override
    public final String toString() {
        return name;
    }
}
