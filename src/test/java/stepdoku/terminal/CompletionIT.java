package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The completion files in the real shells, each at a terminal of its own: what is typed, and what the screen shows. */
class CompletionIT {
    private static final Path FILES = Path.of("scripts/completion").toAbsolutePath();

    /** What a shell says of a fault in a script. */
    private static final Pattern COMPLAINT = Pattern.compile("bash: |_stepdoku\\w*:\\d+: |fish: |not found");

    @TempDir
    private Path home;

    /** A shell without the files of whoever runs the tests, and how it learns to complete. */
    enum Shell {
        BASH("exec bash --norc --noprofile -i", "PS1='$ '; source %s/stepdoku.bash"),
        ZSH("exec zsh -f -i", "PS1='$ '; unsetopt PROMPT_SP; fpath=(%s $fpath); autoload -Uz compinit; compinit -u -D"),
        FISH("exec fish --no-config -i", "function fish_prompt; echo -n '$ '; end; source %s/stepdoku.fish");

        private final String start;
        private final String prepare;

        Shell(String start, String prepare) {
            this.start = start;
            this.prepare = prepare;
        }

        boolean isThere() {
            return Tools.find(name().toLowerCase(Locale.ROOT)).isPresent();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aVerbIsCompleted(Shell shell) throws Exception {
        typed(shell, "stepdoku so\t", "$ stepdoku solve");
    }

    @ParameterizedTest
    @EnumSource
    void verbsAreListedWithWhatTheyDo(Shell shell) throws Exception {
        typed(shell, "stepdoku s\t\t", "list the boards that come with");
    }

    @ParameterizedTest
    @EnumSource
    void aSampleIsCompleted(Shell shell) throws Exception {
        typed(shell, "stepdoku solve leetc\t", "$ stepdoku solve leetcode");
        typed(shell, "stepdoku load leetc\t", "$ stepdoku load leetcode");
    }

    @ParameterizedTest
    @EnumSource
    void aBoardForTheConsoleIsCompletedToo(Shell shell) throws Exception {
        typed(shell, "stepdoku leetc\t", "$ stepdoku leetcode");
    }

    @ParameterizedTest
    @EnumSource
    void aFileIsCompleted(Shell shell) throws Exception {
        Files.writeString(home.resolve("zugzwang.txt"), "");
        typed(shell, "stepdoku check zug\t", "$ stepdoku check zugzwang.txt");
        typed(shell, "stepdoku compare --boards zug\t", "$ stepdoku compare --boards zugzwang.txt");
    }

    @ParameterizedTest
    @EnumSource
    void theWordsOfAVerbAreCompletedBehindTheBoardAndWithoutOne(Shell shell) throws Exception {
        typed(shell, "stepdoku solve leetcode b\tl\t", "$ stepdoku solve leetcode by logic");
        typed(shell, "stepdoku solve by l\t", "$ stepdoku solve by logic");
    }

    @ParameterizedTest
    @EnumSource
    void strategiesTechniquesAndFormatsAreCompleted(Shell shell) throws Exception {
        typed(shell, "stepdoku compare leetcode backw\tfew\t", "$ stepdoku compare leetcode backward fewest");
        typed(shell, "stepdoku hint leetcode jelly\t", "$ stepdoku hint leetcode jellyfish");
        typed(shell, "stepdoku save leetcode - pencil\t", "$ stepdoku save leetcode - pencilmarks");
    }

    @ParameterizedTest
    @EnumSource
    void whatAWordAsksForIsCompletedBehindIt(Shell shell) throws Exception {
        typed(shell, "stepdoku generate hard size 16 symm\t", "$ stepdoku generate hard size 16 symmetric");
        typed(shell, "stepdoku generate size 1\t\t", "16");
    }

    @ParameterizedTest
    @EnumSource
    void optionsAreCompletedBeforeAndBehindTheVerb(Shell shell) throws Exception {
        typed(shell, "stepdoku --js\tsolv\t", "$ stepdoku --json solve");
        typed(shell, "stepdoku solve --js\t", "$ stepdoku solve --json");
        typed(shell, "stepdoku compare leetcode --boa\t", "$ stepdoku compare leetcode --boards");
        typed(shell, "stepdoku show --color=al\t", "$ stepdoku show --color=always");
    }

    @ParameterizedTest
    @EnumSource
    void theProgramMayBeNamedByItsPath(Shell shell) throws Exception {
        typed(shell, FILES.resolveSibling("stepdoku") + " tech\t", "/stepdoku technique");
    }

    private void typed(Shell shell, String keys, String shown) throws Exception {
        assumeTrue(shell.isThere(), shell + " is not on this machine: its completion is not tested");
        try (PseudoTerminal terminal = PseudoTerminal.shell(Launch.at(home), 40, 100, shell.start)) {
            terminal.types(shell.prepare.formatted(FILES) + "; echo re''ady\r");
            terminal.awaitsRow("ready");
            terminal.types(keys);
            terminal.awaits(shown);
            assertFalse(COMPLAINT.matcher(terminal.output()).find(), terminal.output());
        }
    }
}
