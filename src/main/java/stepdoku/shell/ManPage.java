package stepdoku.shell;

import org.apache.commons.lang3.StringUtils;
import stepdoku.command.Command;
import stepdoku.command.Commands;
import stepdoku.command.Group;
import stepdoku.command.Sheet;

/** The manual page, from the tables of options and verbs: {@code man ./stepdoku.1}. */
public final class ManPage {
    private ManPage() {}

    /** The page in the language of troff. */
    public static String text() {
        Troff page = new Troff();
        head(page);
        options(page);
        alone(page);
        console(page);
        surroundings(page);
        return page.toString();
    }

    private static void head(Troff page) {
        page.macro("TH", "STEPDOKU", "1", "", "Stepdoku", "User Commands")
                .macro("SH", "NAME")
                .text("stepdoku - " + ShellHelp.TITLE)
                .macro("SH", "SYNOPSIS")
                .text("stepdoku [OPTION...] [BOARD]")
                .macro("br")
                .text("stepdoku [OPTION...] VERB [WORD...]")
                .macro("br")
                .text("stepdoku [OPTION...] < LINES")
                .macro("SH", "DESCRIPTION")
                .text(
                        "Without a verb the console starts, with a board on the table if one is named. With a verb that makes"
                                + " sense alone, that verb is run and nothing else. From a pipe, or with -c, the lines are run one after"
                                + " the other; an error is told on standard error with the number of its line, and the run goes on.")
                .macro("PP")
                .text(ShellHelp.BOARD);
    }

    private static void options(Troff page) {
        page.macro("SH", "OPTIONS");
        Option.TABLE.forEach(option -> page.item(option.form(), sentence(option.meaning())));
    }

    private static void alone(Troff page) {
        page.macro("SH", "VERBS THAT MAKE SENSE ALONE");
        for (ShellVerb verb : ShellVerbs.alone()) {
            page.macro("SS", verb.usage()).text(sentence(verb.sheet().summary()));
            if (!verb.sheet().meaning().isEmpty()) {
                page.macro("PP").text(verb.sheet().meaning());
            }
            page.examples(verb.examples());
        }
    }

    /** The others are told of in a line each: help tells more at the prompt. */
    private static void console(Troff page) {
        page.macro("SH", "OTHER VERBS OF THE CONSOLE");
        for (Group group : Group.values()) {
            Commands.TABLE.stream()
                    .map(Command::sheet)
                    .filter(sheet -> sheet.group() == group && !sheet.standsAlone())
                    .forEach(sheet -> item(page, sheet));
        }
    }

    private static void item(Troff page, Sheet sheet) {
        page.item(sheet.usage(), sentence(sheet.summary()));
    }

    private static void surroundings(Troff page) {
        page.macro("SH", "EXIT STATUS")
                .item("0", "All well.")
                .item("1", "The answer is no: a fault was found, no solution, more than one.")
                .item("2", "A line was not understood, or a file could not be read.")
                .macro("SH", "ENVIRONMENT")
                .item("NO_COLOR", "If set, there is no colour.")
                .item("COLUMNS", "The width of what is written when standard output is no terminal; 80 if not set.")
                .item("JAVA_HOME", "The Java to use, if it is 17 or newer.")
                .item("STEPDOKU_JAVA_OPTS", "More options for Java, separated by spaces.")
                .item(
                        "XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_CACHE_HOME",
                        "Where settings, history and a cache are kept.");
    }

    private static String sentence(String phrase) {
        return StringUtils.capitalize(phrase) + ".";
    }
}
