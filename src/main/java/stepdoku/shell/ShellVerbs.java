package stepdoku.shell;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import stepdoku.command.Commands;
import stepdoku.command.Group;
import stepdoku.command.Sheet;
import stepdoku.session.Reply;
import stepdoku.session.UserError;

/** The commands of the shell: the verbs of the console, and two that only the shell has. */
public final class ShellVerbs {
    private static final Pattern OPTION = Pattern.compile("--[a-z]+(-[a-z]+)*(=.*)?");
    private static final String COMPLETION = "completion";
    private static final String MAN = "man";

    /** The two that only the shell has: they write files for it. */
    private static final List<ShellVerb> OWN = List.of(
            new ShellVerb(
                    Sheet.of(Group.CONSOLE, COMPLETION + " bash|zsh|fish", "print a shell's file that completes words")
                            .meaning(
                                    "With bash, put into ~/.bashrc: source <(stepdoku completion bash). With zsh, write it"
                                            + " to a file _stepdoku in a folder of $fpath. With fish, write it to"
                                            + " ~/.config/fish/completions/stepdoku.fish.")
                            .examples(COMPLETION + " bash")
                            .standingAlone(),
                    before -> before.isEmpty()
                            ? new Offer(
                                    CompletionFile.TABLE.stream()
                                            .map(file -> new ShellWord(file.shell(), "for " + file.place()))
                                            .toList(),
                                    false)
                            : Offer.NOTHING),
            new ShellVerb(
                    Sheet.of(Group.CONSOLE, MAN, "print the manual page")
                            .meaning("To read it: stepdoku man > stepdoku.1; man ./stepdoku.1.")
                            .examples(MAN)
                            .standingAlone(),
                    before -> Offer.NOTHING));

    private ShellVerbs() {}

    /** Those that make sense alone, in the order of the help. */
    static List<ShellVerb> alone() {
        Stream<ShellVerb> console = Commands.TABLE.stream()
                .filter(command -> command.sheet().standsAlone())
                .map(ShellVerb::of);
        return Stream.concat(console, OWN.stream()).toList();
    }

    /** The verb with this very name or other name, whether it makes sense alone or not. */
    static Optional<ShellVerb> named(String word) {
        Optional<ShellVerb> own =
                OWN.stream().filter(verb -> verb.name().equals(word)).findFirst();
        return own.isPresent() ? own : Commands.named(word).map(ShellVerb::of);
    }

    /** The answer of one of those that only the shell has; none when the words name another. */
    public static Optional<Reply> answer(List<String> words) {
        String verb = words.isEmpty() ? "" : words.get(0);
        return switch (verb) {
            case COMPLETION -> Optional.of(completion(words));
            case MAN -> Optional.of(Reply.raw(ManPage.text().lines()));
            default -> Optional.empty();
        };
    }

    private static Reply completion(List<String> words) {
        return CompletionFile.TABLE.stream()
                .filter(file -> words.size() == 2 && file.shell().equals(words.get(1)))
                .findFirst()
                .map(file -> Reply.raw(file.text().lines()))
                .orElseGet(() -> Reply.wrong("completion is for one shell: bash, zsh or fish"));
    }

    /** An error if a word behind a verb looks like an option and is none. */
    public static void refuseUnknownOption(List<String> words) {
        Optional<ShellVerb> verb = words.isEmpty() ? Optional.empty() : named(words.get(0));
        verb.ifPresent(known -> words.stream()
                .skip(1)
                .filter(word -> OPTION.matcher(word).matches() && !known.knows(word))
                .findFirst()
                .ifPresent(option -> {
                    throw new UserError("%s has no option '%s'".formatted(known.name(), option));
                }));
    }
}
