package stepdoku.shell;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import stepdoku.session.Samples;

/**
 * What can be typed where, as the shells' completion files hold it: a verb, a place, a word and what it means, between
 * tabs. The place is {@code :0} behind the verb, {@code :1} and {@code :2} behind one and more other words, {@code :-} for
 * options, or the word just before, when that asks for something else. {@code stepdoku} is the verb where there is none yet.
 */
final class CompletionTable {
    private static final String PROGRAM = "stepdoku";
    private static final String ANY_VERB = "<verb>";
    private static final String FIRST = ":0";
    private static final String OPTIONS = ":-";
    /** A word that no verb knows. */
    private static final String OTHER = "?";

    private static final ShellWord FILE = new ShellWord("<file>", "");
    private static final ShellWord SAMPLE = new ShellWord("<sample>", "");
    /** A sample or a file, and the words that follow are counted from there. */
    private static final ShellWord BOARD = new ShellWord("<board>", "");
    /** The same as behind the verb. */
    private static final ShellWord AGAIN = new ShellWord("<again>", "");
    /** A place that is known, and where nothing is offered. */
    private static final ShellWord NOTHING = new ShellWord("<nothing>", "");

    private CompletionTable() {}

    static List<String> rows() {
        List<String> rows = new ArrayList<>();
        add(rows, PROGRAM, OPTIONS, Option.TABLE.stream().flatMap(CompletionTable::words));
        add(
                rows,
                ANY_VERB,
                OPTIONS,
                Option.TABLE.stream().filter(Option::isForEveryVerb).flatMap(CompletionTable::words));
        add(
                rows,
                PROGRAM,
                FIRST,
                ShellVerbs.alone().stream()
                        .map(verb -> new ShellWord(verb.name(), verb.sheet().summary())));
        add(rows, SAMPLE.text(), FIRST, samples().stream());
        ShellVerbs.alone().forEach(verb -> addVerb(rows, verb));
        return rows;
    }

    private static void addVerb(List<String> rows, ShellVerb verb) {
        Offer first = verb.offers().apply(List.of());
        Offer second = verb.offers().apply(List.of(OTHER));
        Offer third = verb.offers().apply(List.of(OTHER, OTHER));
        Stream<Option> options = verb.options().stream().filter(option -> !option.isForEveryVerb());
        add(rows, verb.name(), OPTIONS, options.flatMap(CompletionTable::words));
        if (verb.sheet().readsBoard()) {
            add(rows, verb.name(), FIRST, Stream.of(BOARD));
        }
        add(rows, verb.name(), FIRST, words(first));
        add(rows, verb.name(), ":1", later(first, second));
        add(rows, verb.name(), ":2", later(first, third));
        for (ShellWord word : first.words()) {
            Offer behind = verb.offers().apply(List.of(word.text()));
            if (asksForSomethingElse(word, behind, second)) {
                add(rows, verb.name(), word.text(), behind.equals(Offer.NOTHING) ? Stream.of(NOTHING) : words(behind));
            }
        }
    }

    private static Stream<ShellWord> later(Offer first, Offer later) {
        return later.equals(first) && !first.equals(Offer.NOTHING) ? Stream.of(AGAIN) : words(later);
    }

    /** Whether behind a word something else is offered than behind any other, the word itself left aside. */
    private static boolean asksForSomethingElse(ShellWord word, Offer behind, Offer second) {
        Set<ShellWord> usual = new HashSet<>(second.words());
        usual.remove(word);
        return behind.file() != second.file() || !new HashSet<>(behind.words()).equals(usual);
    }

    private static Stream<ShellWord> words(Offer offer) {
        List<ShellWord> samples = samples();
        boolean allSamples = offer.words().containsAll(samples);
        return Stream.of(
                        offer.words().stream().filter(word -> !allSamples || !samples.contains(word)),
                        Stream.of(SAMPLE).filter(sample -> allSamples),
                        Stream.of(FILE).filter(file -> offer.file()))
                .flatMap(words -> words);
    }

    private static List<ShellWord> samples() {
        return Samples.all().stream()
                .map(sample -> new ShellWord(sample.name(), sample.note()))
                .toList();
    }

    private static Stream<ShellWord> words(Option option) {
        return option.choices().stream().map(word -> new ShellWord("--" + option.name() + word, option.meaning()));
    }

    private static void add(List<String> rows, String verb, String place, Stream<ShellWord> words) {
        words.forEach(word -> rows.add(String.join("\t", verb, place, word.text(), word.meaning())));
    }
}
