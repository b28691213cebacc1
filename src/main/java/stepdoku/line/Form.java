package stepdoku.line;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How words may follow each other, as a pattern that words are taken off from the front (J. Brzozowski, Derivatives of
 * Regular Expressions, 1964): what is left says what may come next.
 */
public sealed interface Form {
    Form NOTHING = new Unordered(List.of());

    /** The blanks that may be filled next. */
    Stream<Blank> due();

    /** What may follow when the next word fills one of the due blanks that are asked for. */
    Stream<Form> after(Predicate<Blank> filled);

    /** Whether nothing more has to come. */
    boolean canEnd();

    /**
     * A place for one word: {@code CELL} stands for any word of its kind, {@code all} for itself. Its name stands in the
     * usage from {@code start} on.
     */
    record Blank(String name, int start) implements Form {
        public boolean isLiteral() {
            return name.equals(name.toLowerCase(Locale.ROOT));
        }

        @Override
        public Stream<Blank> due() {
            return Stream.of(this);
        }

        @Override
        public Stream<Form> after(Predicate<Blank> filled) {
            return filled.test(this) ? Stream.of(NOTHING) : Stream.of();
        }

        @Override
        public boolean canEnd() {
            return false;
        }
    }

    /** One behind the other. */
    record Sequence(Form first, Form rest) implements Form {
        @Override
        public Stream<Blank> due() {
            return first.canEnd() ? Stream.concat(first.due(), rest.due()) : first.due();
        }

        @Override
        public Stream<Form> after(Predicate<Blank> filled) {
            Stream<Form> within = first.after(filled).map(left -> new Sequence(left, rest));
            return first.canEnd() ? Stream.concat(within, rest.after(filled)) : within;
        }

        @Override
        public boolean canEnd() {
            return first.canEnd() && rest.canEnd();
        }
    }

    /** One of several. */
    record Either(List<Form> forms) implements Form {
        @Override
        public Stream<Blank> due() {
            return forms.stream().flatMap(Form::due);
        }

        @Override
        public Stream<Form> after(Predicate<Blank> filled) {
            return forms.stream().flatMap(form -> form.after(filled));
        }

        @Override
        public boolean canEnd() {
            return forms.stream().anyMatch(Form::canEnd);
        }
    }

    /** The same any number of times, or not at all. */
    record Again(Form form) implements Form {
        @Override
        public Stream<Blank> due() {
            return form.due();
        }

        @Override
        public Stream<Form> after(Predicate<Blank> filled) {
            return form.after(filled).map(left -> new Sequence(left, this));
        }

        @Override
        public boolean canEnd() {
            return true;
        }
    }

    /** Each once or not at all, in any order. */
    record Unordered(List<Form> forms) implements Form {
        @Override
        public Stream<Blank> due() {
            return forms.stream().flatMap(Form::due);
        }

        @Override
        public Stream<Form> after(Predicate<Blank> filled) {
            return IntStream.range(0, forms.size())
                    .boxed()
                    .flatMap(i -> forms.get(i).after(filled).map(left -> new Sequence(left, without(i))));
        }

        private Form without(int index) {
            return new Unordered(IntStream.range(0, forms.size())
                    .filter(i -> i != index)
                    .mapToObj(forms::get)
                    .toList());
        }

        @Override
        public boolean canEnd() {
            return true;
        }
    }
}
