package stepdoku.search;

import java.util.List;

/** When a search shall stop: a conjunction of terms, with the words in which it was asked for: {@code retract r1c7}. */
public record Condition(String text, List<Term> terms) {
    public Condition {
        terms = List.copyOf(terms);
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
