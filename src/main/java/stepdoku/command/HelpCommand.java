package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import stepdoku.line.Completion;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.text.Words;
import stepdoku.view.Column;
import stepdoku.view.Role;
import stepdoku.view.Table;
import stepdoku.view.Text;
import stepdoku.view.Verbatim;
import stepdoku.view.View;

/** {@code help}: all verbs, or one; it also knows the other words of the program. */
final class HelpCommand extends Command {
    private static final int WIDEST_USAGE = 24;

    HelpCommand() {
        super(Sheet.of(Group.CONSOLE, "help [WORD]", "list the verbs, or explain one, or a word of the program")
                .aliases("?")
                .meaning("Words are the verbs, ideas such as recursion, the techniques of the hints, the strategies,"
                        + " the mistakes of the lab, the settings, and those of the glossary, such as dead end.")
                .where("WORD", "a verb, a technique, a strategy, a setting, or a word of the glossary")
                .examples("help step", "help x-wing", "help dead end", "help recursion")
                .standingAlone());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        Reply answer = arguments.isEmpty() ? overview() : topic(arguments);
        return Reply.of(Verbatim.of(answer.views()));
    }

    private static Reply topic(Arguments arguments) {
        String word = arguments.textFrom(0);
        Optional<Command> verb = Commands.named(word);
        if (verb.isEmpty()) {
            return HelpTopic.find(word)
                    .map(topic -> Reply.of(topic.views()))
                    .orElseGet(() -> Reply.of(VerbHelp.of(beginning(word).sheet())));
        }
        List<View> views = new ArrayList<>(VerbHelp.of(verb.get().sheet()));
        HelpTopic.idea(word).ifPresent(idea -> views.addAll(idea.explanation()));
        return Reply.of(views);
    }

    private static Command beginning(String word) {
        if (Commands.beginningWith(word).isEmpty()) {
            throw unknown(word);
        }
        return Commands.find(word);
    }

    private static UserError unknown(String word) {
        Stream<String> words = Stream.concat(Commands.completions().stream(), HelpTopic.completions().stream())
                .map(Completion::word);
        String near =
                Words.nearest(word, words).map("did you mean %s?"::formatted).orElse("help lists the verbs");
        return new UserError("there is no verb or word '%s': %s".formatted(Words.shorten(word), near));
    }

    private static Reply overview() {
        List<View> views = new ArrayList<>();
        for (Group group : Group.values()) {
            views.add(Text.of(group.title(), Role.TITLE));
            views.add(verbs(group));
            views.add(Text.blank());
        }
        views.add(Text.of("Any beginning of a verb that fits no other will do; the short forms stand behind help VERB."
                + " An empty line repeats the last stepping verb; ; puts several commands on a line; # begins a comment."
                + " help also explains: "
                + String.join(", ", HelpTopic.ideas()) + "."));
        return Reply.of(views);
    }

    private static Table verbs(Group group) {
        Table table = Table.of(Column.left(""), Column.left(""));
        for (Command command : Commands.TABLE) {
            Sheet sheet = command.sheet();
            if (sheet.group() == group) {
                table = table.with("  " + brief(sheet), sheet.summary());
            }
        }
        return table;
    }

    /** How it is written, if that is short enough for a column. */
    private static String brief(Sheet sheet) {
        return sheet.usage().length() <= WIDEST_USAGE ? sheet.usage() : sheet.name() + " ...";
    }

    /** A word of the glossary can be several. */
    @Override
    Role judge(Session session, List<String> before, String word) {
        String words = (String.join(" ", before) + " " + word).strip();
        return Commands.named(words).isPresent() || HelpTopic.find(words).isPresent() ? Role.ACCENT : Role.PLAIN;
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty()
                ? Stream.concat(Commands.completions().stream(), HelpTopic.completions().stream())
                        .toList()
                : List.of();
    }
}
