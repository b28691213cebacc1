package stepdoku;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jline.builtins.Options;
import stepdoku.session.Settings;
import stepdoku.shell.Option;
import stepdoku.shell.ShellVerbs;

/** What the shell's arguments ask for, and whether programs are to be answered. */
record Invocation(Wish wish, String lines, List<String> words, Settings settings, boolean json) {
    private static final String WARM_UP = "--warm-up";
    private static final String USAGE = "Usage: stepdoku [OPTION...]\n\n" + Option.lines() + "\n";

    /** What is to be done. */
    enum Wish {
        HELP,
        VERSION,
        /** Load what a start needs, for the launcher's archive of classes. */
        WARM_UP,
        /** Run the lines of the command line. */
        LINES,
        CONSOLE
    }

    /** Reads the arguments; what cannot be understood is a RuntimeException that names it. */
    static Invocation of(String[] arguments) {
        if (arguments.length == 1 && arguments[0].equals(WARM_UP)) {
            return new Invocation(Wish.WARM_UP, "", List.of(), new Settings(), false);
        }
        Options options = Options.compile(USAGE).setOptionsFirst(true).parse(optionsFirst(arguments));
        ShellVerbs.refuseUnknownOption(options.args());
        return new Invocation(
                wish(options),
                options.isSet("command") ? String.join("\n", options.getList("command")) : "",
                options.args(),
                settings(options),
                options.isSet("json"));
    }

    /** The arguments, with those options in front that may stand behind the verb as well. */
    private static String[] optionsFirst(String[] arguments) {
        Stream<String> options = Arrays.stream(arguments).filter(Option::standsAnywhere);
        Stream<String> others = Arrays.stream(arguments).filter(argument -> !Option.standsAnywhere(argument));
        return Stream.concat(options, others).toArray(String[]::new);
    }

    private static Wish wish(Options options) {
        if (options.isSet("help")) {
            return Wish.HELP;
        }
        if (options.isSet("version")) {
            return Wish.VERSION;
        }
        return options.isSet("command") ? Wish.LINES : Wish.CONSOLE;
    }

    /** The settings, with what the options pin. */
    private static Settings settings(Options options) {
        Settings settings = new Settings();
        if (options.isSet("color")) {
            settings.pin(Settings.COLOUR, colour(options.get("color")), "--color");
        }
        if (options.isSet("ascii")) {
            settings.pin(Settings.GLYPHS, "ascii", "--ascii");
        }
        return settings;
    }

    private static String colour(String word) {
        if (Settings.COLOUR.find(word).isEmpty()) {
            throw new IllegalArgumentException("--color is auto, always or never, not '" + word + "'");
        }
        return word;
    }
}
