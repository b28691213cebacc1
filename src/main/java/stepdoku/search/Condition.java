package stepdoku.search;

import java.util.Comparator;
import java.util.List;

/** When a search shall stop: a conjunction of terms, with the words in which it was asked for: {@code retract r1c7}. */
public final class Condition {
    private final String text;
    /** The cheap ones first: each is asked after every one of millions of moves. */
    private final Term[] terms;

    public Condition(String text, List<Term> terms) {
        this.text = text;
        this.terms = terms.stream().sorted(Comparator.comparing(Term::costly)).toArray(Term[]::new);
    }

    public boolean holds(Search search) {
        for (Term term : terms) {
            if (!term.holds(search)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String toString() {
        return text;
    }
}
