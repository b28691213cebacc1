package stepdoku.terminal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Makes docs/newcomer.cast: the console records itself while the lines of the newcomer are typed at a real terminal, key by
 * key, with pauses to read, shorter than a person's. It takes as long as it plays, some minutes, so it runs only when asked
 * for: {@code scripts/test -Dit.test=NewcomerIT -Dnewcomer=write}.
 */
@EnabledIfSystemProperty(named = "newcomer", matches = "write")
class NewcomerIT {
    private static final Pattern WORD = Pattern.compile("[A-Za-z]{2,}");
    /** Milliseconds: for each word to be read, and for a whole screen at most. */
    private static final long READING = 70;

    private static final long LONGEST = 5000;

    private final Random hand = new Random(4);

    @TempDir
    private Path home;

    @Test
    void theWalkIsRecorded() throws Exception {
        try (PseudoTerminal terminal = PseudoTerminal.start(Launch.at(home), 24, 80)) {
            awaitsPrompt(terminal);
            terminal.types("record newcomer.cast\r");
            for (String line : Newcomer.lines()) {
                awaitsPrompt(terminal);
                reads(terminal.screen());
                types(terminal, line);
            }
            awaitsPrompt(terminal);
            reads(terminal.screen());
            terminal.types("record off\r");
            terminal.awaits("wrote ");
        }
        Files.copy(home.resolve("newcomer.cast"), Newcomer.CAST, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Waits until nothing more comes and an empty prompt is the last that stands on the screen. */
    private static void awaitsPrompt(PseudoTerminal terminal) throws InterruptedException {
        String before = "";
        while (!terminal.output().equals(before) || !isPrompt(last(terminal.screen()))) {
            before = terminal.output();
            Thread.sleep(300);
        }
    }

    private static boolean isPrompt(String row) {
        return row.endsWith(">");
    }

    private static String last(List<String> screen) {
        return screen.stream()
                .filter(StringUtils::isNotBlank)
                .reduce((above, row) -> row)
                .orElse("");
    }

    /** A pause for what has been said since the last line was typed. */
    private static void reads(List<String> screen) throws InterruptedException {
        long words = screen.stream()
                .reduce("", (above, row) -> row.contains("> ") && !row.startsWith("│") ? "" : above + " " + row)
                .transform(WORD::matcher)
                .results()
                .count();
        Thread.sleep(Math.min(LONGEST, 500 + READING * words));
    }

    private void types(PseudoTerminal terminal, String line) throws InterruptedException {
        for (String key : line.split("")) {
            terminal.types(key);
            Thread.sleep(40 + hand.nextInt(60));
        }
        Thread.sleep(300);
        terminal.types("\r");
    }
}
