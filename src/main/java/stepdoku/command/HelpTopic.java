package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import stepdoku.format.Formats;
import stepdoku.hint.Technique;
import stepdoku.hint.Techniques;
import stepdoku.line.Completion;
import stepdoku.listing.Mistake;
import stepdoku.listing.Mistakes;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;
import stepdoku.session.Glossary;
import stepdoku.session.Setting;
import stepdoku.session.Settings;
import stepdoku.session.Topics;
import stepdoku.session.Topics.Topic;
import stepdoku.view.Role;
import stepdoku.view.Text;
import stepdoku.view.View;

/** What help tells beside the verbs: ideas, techniques, strategies, the mistakes of the lab, the words of the glossary. */
record HelpTopic(String title, String also, String text, List<String> examples) {
    private static final String FORMATS = "formats";

    private HelpTopic(String title, String also, String text) {
        this(title, also, text, List.of());
    }

    static Optional<HelpTopic> find(String word) {
        return Stream.of(
                        idea(word),
                        Techniques.find(word).map(HelpTopic::of),
                        Strategies.find(word).map(HelpTopic::of),
                        Mistakes.named(word).map(HelpTopic::of),
                        Settings.find(word).map(HelpTopic::of),
                        Glossary.find(word).map(entry -> new HelpTopic(entry.words(), "", entry.meaning() + ".")))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** One of the ideas that are explained in a paragraph. */
    static Optional<HelpTopic> idea(String word) {
        return word.equals(FORMATS) ? Optional.of(formats()) : Topics.find(word).map(HelpTopic::of);
    }

    /** The names of the ideas: {@code dfs, backtracking, ...}. */
    static List<String> ideas() {
        return Stream.concat(Topics.all().stream().map(topic -> topic.names().get(0)), Stream.of(FORMATS))
                .toList();
    }

    private static HelpTopic of(Topic topic) {
        List<String> names = topic.names();
        return new HelpTopic(
                names.get(0),
                String.join(", ", names.subList(1, names.size())),
                topic.text(),
                List.of(topic.example()));
    }

    private static HelpTopic formats() {
        String table = Formats.TABLE.stream()
                .map(format -> "  " + format.name() + ": " + format.description() + "\n")
                .collect(Collectors.joining());
        return new HelpTopic(
                FORMATS,
                "",
                "load reads a board in any of these, from a file, from its text or pasted at the prompt, and finds out"
                        + " which it is; solve, check, rate and compare also take files with a board on each line. save"
                        + " FILE FORMAT writes one.\n"
                        + table,
                List.of("load leetcode; save - grid"));
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

    private static HelpTopic of(Setting<?> setting) {
        String choices = setting.choices().stream()
                .map(choice -> choice.word() + ", " + choice.description())
                .collect(Collectors.joining("; "));
        return new HelpTopic(
                "option " + setting,
                "",
                "A setting, %s: %s.".formatted(setting.summary(), choices),
                List.of("option " + setting));
    }

    /** Its names, and what is to be known of it. */
    List<View> views() {
        List<View> views = new ArrayList<>();
        views.add(Text.of(title, Role.TITLE));
        if (!also.isEmpty()) {
            views.add(Text.of("  also: " + also));
        }
        views.addAll(explanation());
        return views;
    }

    /** The text alone, and lines to try. */
    List<View> explanation() {
        List<View> views = new ArrayList<>(List.of(Text.blank(), Text.of(text)));
        if (!examples.isEmpty()) {
            views.add(Text.blank());
            views.addAll(VerbHelp.examples(examples));
        }
        return views;
    }

    /** The names under which completion offers them. */
    static List<Completion> completions() {
        return Stream.of(
                        ideas().stream().map(idea -> new Completion(idea, "").under("ideas")),
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
                                        new Completion(mistake.name(), mistake.summary()).under("mistakes of the lab")),
                        Settings.TABLE.stream()
                                .filter(setting ->
                                        Commands.named(setting.name()).isEmpty())
                                .map(setting -> new Completion(setting.name(), setting.summary()).under("settings")))
                .flatMap(topics -> topics)
                .toList();
    }
}
