package stepdoku.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import stepdoku.command.Command;
import stepdoku.command.Sheet;
import stepdoku.session.Host;
import stepdoku.session.Session;

/** A verb as a command of the shell: how it is written there, with which options, and with which words. */
record ShellVerb(Sheet sheet, Function<List<String>, Offer> offers) {
    private static final Pattern LOADS_FIRST = Pattern.compile("load (\\S+); (\\S+)( [^;]+)?");

    /** A verb of the console. What it offers does not depend on the board: the shell knows none. */
    static ShellVerb of(Command command) {
        Session session = new Session(Host.none());
        return new ShellVerb(
                command.sheet(),
                before -> new Offer(
                        command.complete(session, before).stream()
                                .map(ShellWord::of)
                                .toList(),
                        command.takesFile(before)));
    }

    String name() {
        return sheet.name();
    }

    /** {@code stepdoku solve [BOARD] [by logic] [--json]}; a verb that makes no sense alone is a line of the console. */
    String usage() {
        if (!sheet.standsAlone()) {
            return "stepdoku -c '" + (startsWithBoard() ? "load BOARD; " : "") + sheet.usage() + "'";
        }
        return "stepdoku " + name()
                + (sheet.readsBoard() ? readsStandardInput() ? " [BOARD]" : " BOARD" : "")
                + sheet.usage().substring(name().length())
                + (sheet.answersPrograms() ? " [--json]" : "");
    }

    /** Whether a board is loaded in its examples before it is used. */
    private boolean startsWithBoard() {
        return sheet.examples().stream().anyMatch(line -> line.startsWith("load "));
    }

    /** Whether it finds a board in standard input; keys come from there where it needs a screen. */
    boolean readsStandardInput() {
        return sheet.readsBoard() && !sheet.needsScreen();
    }

    /** The examples of the console, typed into the shell. */
    List<String> examples() {
        List<String> examples = new ArrayList<>(
                sheet.examples().stream().map(this::example).distinct().toList());
        if (readsStandardInput()) {
            sheet.examples().stream()
                    .map(LOADS_FIRST::matcher)
                    .filter(this::isAlone)
                    .limit(1)
                    .map(line -> "stepdoku " + name() + words(line) + " < board.txt")
                    .forEach(examples::add);
        }
        return examples;
    }

    private String example(String line) {
        Matcher loads = LOADS_FIRST.matcher(line);
        if (isAlone(loads)) {
            return "stepdoku " + name() + " " + loads.group(1) + words(loads);
        }
        boolean alone = sheet.standsAlone() && !line.contains(";") && (line + " ").startsWith(name() + " ");
        return alone ? "stepdoku " + line : "stepdoku -c '" + line + "'";
    }

    private boolean isAlone(Matcher line) {
        return sheet.readsBoard() && line.matches() && line.group(2).equals(name());
    }

    private static String words(Matcher line) {
        return line.group(3) == null ? "" : line.group(3);
    }

    /** The options that may stand behind it. */
    List<Option> options() {
        return Option.TABLE.stream()
                .filter(option -> option.isForEveryVerb() || option.standsBehindVerb() && sheet.answersPrograms())
                .toList();
    }

    /** Whether a word that looks like an option is one of its own words. */
    boolean knows(String option) {
        return Stream.of(sheet.usage().split("[^a-z-]+")).anyMatch(option::equals);
    }
}
