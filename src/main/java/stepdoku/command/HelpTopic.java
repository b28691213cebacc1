package stepdoku.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import stepdoku.hint.Technique;
import stepdoku.hint.Techniques;
import stepdoku.listing.Mistake;
import stepdoku.listing.Mistakes;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;
import stepdoku.session.Glossary;

/** What help tells beside the verbs: techniques, strategies, the mistakes of the lab, the words of the glossary. */
record HelpTopic(String title, String also, String text) {

    static Optional<HelpTopic> find(String word) {
        return Stream.of(
                        Techniques.find(word).map(HelpTopic::of),
                        Strategies.find(word).map(HelpTopic::of),
                        Mistakes.named(word).map(HelpTopic::of),
                        Glossary.find(word).map(entry -> new HelpTopic(entry.words(), "", entry.meaning() + ".")))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static HelpTopic of(Technique technique) {
        return new HelpTopic(technique.name(), String.join(", ", technique.otherNames()), technique.explanation());
    }

    private static HelpTopic of(Strategy strategy) {
        return new HelpTopic("strategy " + strategy, "", strategy.summary() + ": " + strategy.origin() + ".");
    }

    private static HelpTopic of(Mistake mistake) {
        return new HelpTopic("lab " + mistake.name(), "", mistake.summary() + ".");
    }

    /** The names under which completion offers them. */
    static List<Completion> completions() {
        return Stream.of(
                        Techniques.TABLE.stream()
                                .map(technique -> new Completion(
                                                technique
                                                        .name()
                                                        .replace(' ', '-')
                                                        .toLowerCase(Locale.ROOT),
                                                technique.level().summary())
                                        .under("techniques")),
                        Strategies.TABLE.stream()
                                .map(strategy ->
                                        new Completion(strategy.name(), strategy.summary()).under("strategies")),
                        Mistakes.TABLE.stream()
                                .map(mistake ->
                                        new Completion(mistake.name(), mistake.summary()).under("mistakes of the lab")))
                .flatMap(topics -> topics)
                .toList();
    }
}
