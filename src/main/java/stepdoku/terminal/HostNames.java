package stepdoku.terminal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import stepdoku.command.Command;
import stepdoku.command.Commands;
import stepdoku.command.Sheet;

/**
 * The names under which the shell of a host knows the verbs: {@code HostNames.own().rename("show", "board")}, or
 * {@code HostNames.prefixed("sudoku-")}.
 */
public final class HostNames {
    private static final String HELP = "help";
    /** What every shell has of its own. */
    private static final List<String> OF_THE_HOST = List.of("history", "quit");

    private final String prefix;
    /** The name of each verb that the host is to have, in the order of the table. */
    private final Map<String, String> names;

    private HostNames(String prefix, Map<String, String> names) {
        this.prefix = prefix;
        this.names = names;
    }

    /** Each verb under its own name, but for history and quit, which are left to the host; help is {@code stepdoku}. */
    public static HostNames own() {
        return prefixed("").rename(HELP, "stepdoku");
    }

    /** Each verb and each short form behind a prefix, but for history and quit, which are left to the host. */
    public static HostNames prefixed(String prefix) {
        Map<String, String> names = new LinkedHashMap<>();
        Commands.TABLE.forEach(command -> names.put(command.toString(), prefix + command));
        return new HostNames(prefix, names).without(OF_THE_HOST.toArray(String[]::new));
    }

    /** The same, with another name for one verb, which may be one that was left out. */
    public HostNames rename(String verb, String name) {
        known(verb);
        Map<String, String> others = new LinkedHashMap<>(names);
        others.put(verb, name);
        if (others.values().stream().filter(name::equals).count() > 1) {
            throw new IllegalArgumentException("there is another verb called " + name);
        }
        return new HostNames(prefix, others);
    }

    /** The same without some verbs. */
    public HostNames without(String... verbs) {
        Map<String, String> others = new LinkedHashMap<>(names);
        Stream.of(verbs).map(HostNames::known).map(Command::toString).forEach(others::remove);
        return new HostNames(prefix, others);
    }

    private static Command known(String verb) {
        return Commands.named(verb).orElseThrow(() -> new IllegalArgumentException("there is no verb " + verb));
    }

    /** The names of the verbs, in the order of the table. */
    List<String> names() {
        return List.copyOf(names.values());
    }

    /** The other names, each with the name that it stands for. */
    Map<String, String> aliases() {
        Map<String, String> aliases = new LinkedHashMap<>();
        names.forEach((verb, name) -> known(verb).sheet().aliases().stream()
                .filter(HostNames::isName)
                .map(prefix::concat)
                .filter(alias -> !names.containsValue(alias))
                .forEach(alias -> aliases.put(alias, name)));
        return aliases;
    }

    /** Signs, such as ?, are no names of commands to JLine. */
    private static boolean isName(String alias) {
        return Character.isLetter(alias.charAt(0));
    }

    /** What one of our names is called in the host. */
    private String hosted(String word) {
        return names.getOrDefault(word, prefix + word);
    }

    /** The sheet of a verb as it reads in the host. */
    Sheet sheet(Command command) {
        return command.sheet().called(this::hosted);
    }

    /** The verb behind a name or another name. */
    Optional<Command> verb(String word) {
        String name = aliases().getOrDefault(word, word);
        return names.entrySet().stream()
                .filter(entry -> entry.getValue().equals(name))
                .map(Map.Entry::getKey)
                .map(HostNames::known)
                .findFirst();
    }
}
