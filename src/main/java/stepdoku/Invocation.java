package stepdoku;

import java.util.List;
import org.jline.builtins.Options;
import stepdoku.session.Settings;

/** What the shell's arguments ask for. */
record Invocation(Wish wish, String lines, List<String> words, Settings settings) {
    static final String HELP = """
            stepdoku - a sudoku console whose depth-first search can be stepped forward and back

            Usage: stepdoku [OPTION...] [BOARD]            the console, with a board: a sample, a file, or its text
                   stepdoku [OPTION...] VERB [WORD...]     one verb of the console, such as: solve FILE
                   stepdoku [OPTION...] < LINES            the lines of a file

              -c --command=LINES     run these lines, split by ;, and leave; may be repeated
                 --color=WHEN        auto, always or never
                 --ascii             frames and signs of ASCII alone
              -h --help              show this
                 --version           show the version

            Verbs that need a board read it from their first word, or from standard input.
            Exit status: 0 all well; 1 the answer is no; 2 a line was not understood or a file could not be read.
            """;

    private static final String WARM_UP = "--warm-up";

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

    /** Reads the arguments; what cannot be understood is an IllegalArgumentException that names it. */
    static Invocation of(String[] arguments) {
        if (arguments.length == 1 && arguments[0].equals(WARM_UP)) {
            return new Invocation(Wish.WARM_UP, "", List.of(), new Settings());
        }
        Options options = Options.compile(HELP).setOptionsFirst(true).parse(arguments);
        return new Invocation(
                wish(options),
                options.isSet("command") ? String.join("\n", options.getList("command")) : "",
                options.args(),
                settings(options));
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
