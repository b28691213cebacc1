package stepdoku.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import stepdoku.command.Command;
import stepdoku.command.Commands;

/** The manual page, as man shows it. */
class ManPageTest {
    /** What groff makes of a page, warnings included; without groff the test is skipped. */
    private static String shown(String page) throws IOException {
        try {
            Process groff = new ProcessBuilder("groff", "-man", "-ww", "-Tascii", "-P-c", "-P-b", "-P-u")
                    .redirectErrorStream(true)
                    .start();
            groff.getOutputStream().write(page.getBytes(StandardCharsets.UTF_8));
            groff.getOutputStream().close();
            return new String(groff.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException missing) {
            return abort("no groff on this machine: the manual page is not looked at");
        }
    }

    @Test
    void manHasNothingToWarnOf() throws IOException {
        String page = shown(ManPage.text());
        assertEquals(0, page.lines().filter(line -> line.contains("warning")).count(), page);
        assertTrue(page.contains("NAME\n       stepdoku"), page);
    }

    @Test
    void everyVerbIsThere() {
        String page = ManPage.text().replace("\\-", "-");
        for (Command command : Commands.TABLE) {
            assertTrue(
                    page.contains(
                            command.sheet().usage().substring(command.toString().length())),
                    command.toString());
        }
    }

    @Test
    void whatIsTypedCanBeCopied() throws IOException {
        String page = shown(ManPage.text());
        assertTrue(page.contains("stepdoku -c 'load leetcode; hint; hint; hint'"), page);
        assertTrue(page.contains("\n           stepdoku load ....4.3..4.1....\n"), page);
    }

    @Test
    void signsOfTroffAreText() throws IOException {
        String shown = shown(new Troff().text(".a \\ ^ ~ ` ' \"b\" -").toString());
        assertTrue(shown.contains(".a \\ ^ ~ ` ' \"b\" -"), shown);
    }
}
