package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jline.builtins.ConfigurationPath;
import org.jline.console.ArgDesc;
import org.jline.console.CommandRegistry;
import org.jline.console.CommandRegistry.CommandSession;
import org.jline.console.impl.Builtins;
import org.jline.console.impl.SystemRegistryImpl;
import org.jline.reader.Candidate;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.Parser.ParseContext;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import stepdoku.command.Commands;

/** The registry by what it tells a host: names, descriptions, candidates. */
class RegistryTest {
    private static final Path HERE = Path.of("");

    private final DefaultParser parser = new DefaultParser();
    private VirtualTerminal terminal;

    @BeforeEach
    void opensATerminal() throws IOException {
        terminal = new VirtualTerminal(80, 24);
    }

    @AfterEach
    void closesIt() throws IOException {
        terminal.close();
    }

    private Registry registry(HostNames names) {
        return new Registry(terminal.terminal(), names);
    }

    private SystemRegistryImpl host() {
        return new SystemRegistryImpl(parser, terminal.terminal(), () -> HERE, null);
    }

    private SystemRegistryImpl host(CommandRegistry... registries) {
        SystemRegistryImpl host = host();
        host.setCommandRegistries(registries);
        return host;
    }

    /** The words that Tab offers at the end of a line, those that begin otherwise left out. */
    private List<String> candidates(SystemRegistryImpl host, String line) {
        LineReader reader = LineReaderBuilder.builder()
                .terminal(terminal.terminal())
                .parser(parser)
                .build();
        List<Candidate> candidates = new ArrayList<>();
        host.completer().complete(reader, parser.parse(line, line.length(), ParseContext.COMPLETE), candidates);
        String begun = line.substring(line.lastIndexOf(' ') + 1);
        return candidates.stream()
                .map(Candidate::value)
                .filter(word -> word.startsWith(begun))
                .distinct()
                .sorted()
                .toList();
    }

    private String answer(Registry registry, String command, Object... words) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream before = System.out;
        PrintStream out = new PrintStream(bytes, true);
        System.setOut(out);
        try {
            Terminal here = terminal.terminal();
            registry.invoke(new CommandSession(here, here.input(), out, out), command, words);
        } finally {
            System.setOut(before);
        }
        return bytes.toString();
    }

    // ---- names

    @Test
    void everyVerbIsThereButThoseThatEveryShellHas() {
        Registry registry = registry(HostNames.own());
        List<String> missing = Commands.TABLE.stream()
                .map(Object::toString)
                .filter(verb -> !registry.hasCommand(verb))
                .toList();
        assertEquals(List.of("help", "history", "quit"), missing);
        assertTrue(registry.hasCommand("stepdoku"), "help has another name");
        assertEquals("step", registry.commandAliases().get("s"));
    }

    @Test
    void noVerbTakesANameFromTheBuiltinsOfJline() {
        Builtins builtins = new Builtins(() -> HERE, new ConfigurationPath(HERE, HERE), null);
        Registry registry = registry(HostNames.own());
        assertEquals(
                List.of(),
                builtins.commandNames().stream().filter(registry::hasCommand).toList());
    }

    @Test
    void aVerbCanHaveAnotherName() throws Exception {
        Registry registry = registry(HostNames.own().rename("show", "board").without("save"));
        assertFalse(registry.hasCommand("show"));
        assertFalse(registry.hasCommand("save"));
        answer(registry, "load", "tiny-twelve");
        assertTrue(answer(registry, "board").contains("4"));
        assertTrue(answer(registry, "board", "--help").startsWith("board ["));
    }

    @Test
    void allVerbsCanHaveAPrefix() throws Exception {
        Registry registry = registry(HostNames.prefixed("sudoku-"));
        assertTrue(registry.commandNames().stream().allMatch(name -> name.startsWith("sudoku-")));
        assertTrue(registry.commandAliases().keySet().stream().allMatch(name -> name.startsWith("sudoku-")));
        assertTrue(answer(registry, "sudoku-load", "leetcode;", "sudoku-step", "8;", "step")
                .contains("time 9: retract r1c7 = 9"));
        assertTrue(answer(registry, "sudoku-step", "--help").contains("  > sudoku-load leetcode; sudoku-step 9"));
    }

    @Test
    void namesThatCannotBeAreRefused() {
        HostNames own = HostNames.own();
        assertThrows(IllegalArgumentException.class, () -> own.rename("shwo", "board"));
        assertThrows(IllegalArgumentException.class, () -> own.rename("show", "load"));
        assertThrows(IllegalArgumentException.class, () -> own.without("shwo"));
    }

    // ---- descriptions

    @Test
    void aDescriptionIsTheUsageAndTheSummary() {
        Registry registry = registry(HostNames.prefixed("sudoku-"));
        var description = registry.commandDescription(List.of("sudoku-set"));
        assertEquals(
                List.of("CELL", "DIGIT", "..."),
                description.getArgsDesc().stream().map(ArgDesc::getName).toList());
        assertEquals(
                List.of("sudoku-set CELL DIGIT ...", "put digits into cells: set r1c3 4, or set r1c3=4 r2c4=7"),
                description.getMainDesc().stream()
                        .map(AttributedString::toString)
                        .toList());
        assertEquals(
                List.of("list the breakpoints, with how often each was hit"), registry.commandInfo("sudoku-breaks"));
    }

    @Test
    void thePromptTellsTheTimeOfTheSearch() throws Exception {
        Registry registry = registry(HostNames.own());
        assertEquals("stepdoku> ", registry.prompt());
        answer(registry, "load", "leetcode;", "step", "9");
        assertEquals("time 9 depth 3> ", registry.prompt());
    }

    // ---- completion

    @Test
    void verbsAndWhatTheyOfferAreCompleted() throws Exception {
        SystemRegistryImpl host = host(registry(HostNames.own()));
        assertEquals(List.of("step", "stepdoku", "stepi"), candidates(host, "ste"));
        assertEquals(List.of("leetcode"), candidates(host, "load leet"));
        assertEquals(List.of("leetcode"), candidates(host, "new 4; load leet"));
        assertEquals(List.of("scan"), candidates(host, "strategy sc"));
    }

    @Test
    void withAPrefixTheSameIsCompleted() {
        SystemRegistryImpl host = host(registry(HostNames.prefixed("sudoku-")));
        assertEquals(List.of("sudoku-step", "sudoku-stepi"), candidates(host, "sudoku-ste"));
        assertEquals(List.of("leetcode"), candidates(host, "sudoku-load leet"));
    }

    @Test
    void theVerbsCanBeSubcommands() throws Exception {
        SystemRegistryImpl host = host();
        host.setCommandRegistries();
        host.register("sudoku", registry(HostNames.own()));
        assertEquals(List.of("leetcode"), candidates(host, "sudoku load leet"));
        assertEquals(List.of("step", "stepdoku", "stepi"), candidates(host, "sudoku ste"));
        assertEquals(List.of("r1c3"), candidates(host, "sudoku set r1c4 4 r1c3"));
        host.execute("sudoku load leetcode; step 9");
        terminal.awaits("time 9: retract r1c7 = 9, depth 3");
    }

    // ---- sessions

    @Test
    void eachRegistryHasABoardOfItsOwn() throws Exception {
        Registry one = registry(HostNames.own());
        Registry other = registry(HostNames.own());
        answer(one, "load", "leetcode;", "step", "9");
        answer(other, "load", "tiny-twelve;", "step");
        assertEquals("time 9 depth 3> ", one.prompt());
        assertEquals("time 1 depth 1> ", other.prompt());
    }
}
