package stepdoku.terminal;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.jline.console.ArgDesc;
import org.jline.console.CmdDesc;
import org.jline.console.CommandRegistry;
import org.jline.reader.Completer;
import org.jline.reader.impl.completer.SystemCompleter;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import stepdoku.command.Command;
import stepdoku.command.Sheet;
import stepdoku.session.Settings;

/**
 * The verbs as commands of somebody else's shell: a registry for JLine's {@code SystemRegistry}, with a session of its own.
 * A reply is painted on the terminal, or goes where the host redirects it; what cannot be is an exception with one sentence.
 */
public final class Registry implements CommandRegistry {
    private final HostNames names;
    private final AtTerminal place;
    private final HostedRun run;

    /** The verbs under their own names, on the terminal of the host. */
    public Registry(Terminal terminal) {
        this(terminal, HostNames.own());
    }

    /** The verbs under other names. */
    public Registry(Terminal terminal, HostNames names) {
        this.names = names;
        Settings settings = new Settings();
        Look.heed(terminal, settings);
        this.place = new AtTerminal(terminal, settings, UserFiles.none(), Optional.empty());
        this.run = new HostedRun(names, place);
    }

    /** What our own prompt would say, for hosts that show it: {@code time 9 depth 3> } while a search is on. */
    public String prompt() {
        return Prompt.of(place.console().session(), false);
    }

    // ---- what there is

    @Override
    public String name() {
        return "Stepdoku";
    }

    @Override
    public Set<String> commandNames() {
        return new LinkedHashSet<>(names.names());
    }

    @Override
    public Map<String, String> commandAliases() {
        return names.aliases();
    }

    @Override
    public boolean hasCommand(String command) {
        return names.verb(command).isPresent();
    }

    @Override
    public List<String> commandInfo(String command) {
        return List.of(verb(command).sheet().summary());
    }

    @Override
    public CmdDesc commandDescription(List<String> words) {
        Sheet sheet = names.sheet(verb(words.get(0)));
        return new CmdDesc(
                lines(sheet.usage(), sheet.summary()),
                Stream.of(sheet.usage().split(" "))
                        .skip(1)
                        .map(word -> argument(sheet, word))
                        .toList(),
                Map.of());
    }

    private static ArgDesc argument(Sheet sheet, String word) {
        return new ArgDesc(word, lines(sheet.meaningOf(StringUtils.strip(word, "[]."))));
    }

    private static List<AttributedString> lines(String... texts) {
        return Stream.of(texts)
                .filter(text -> !text.isEmpty())
                .map(AttributedString::new)
                .toList();
    }

    @Override
    public SystemCompleter compileCompleters() {
        Completer own = new VerbCompleter(place.console().session());
        SystemCompleter completers = new SystemCompleter();
        names.names().forEach(name -> completers.add(name, new HostedCompleter(verb(name), names, own).asArguments()));
        completers.addAliases(names.aliases());
        return completers;
    }

    private Command verb(String name) {
        return names.verb(name).orElseThrow(() -> new IllegalArgumentException("no command " + name));
    }

    // ---- what it does

    /** Runs the commands of a line, split by {@code ;}, until one of them cannot be. */
    @Override
    public Object invoke(CommandSession host, String command, Object... arguments) throws Refusal {
        List<String> words = Stream.concat(
                        Stream.of(command), Arrays.stream(arguments).map(String::valueOf))
                .toList();
        run.all(words, host);
        return null;
    }
}
