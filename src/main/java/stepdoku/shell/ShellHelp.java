package stepdoku.shell;

import java.util.ArrayList;
import java.util.List;
import stepdoku.command.Sheet;
import stepdoku.session.Reply;
import stepdoku.session.UserError;
import stepdoku.view.Column;
import stepdoku.view.Role;
import stepdoku.view.Table;
import stepdoku.view.Text;
import stepdoku.view.View;

/** What {@code --help} says: how the program is started, or how one verb is used from the shell. */
public final class ShellHelp {
    static final String TITLE = "a sudoku console whose depth-first search can be stepped forward and back";
    static final String STATUS =
            "Exit status: 0 all well; 1 the answer is no; 2 a line was not understood or a file could"
                    + " not be read.";
    private static final String NAMED_BOARD = "BOARD is a sample, a file, or the text of a board";
    static final String BOARD = NAMED_BOARD + "; without it the board is read from standard input, as with -.";

    private ShellHelp() {}

    /** Help for a verb if one is named; an unknown one is an error. */
    public static Reply of(List<String> words) {
        return words.isEmpty()
                ? overview()
                : ShellVerbs.named(words.get(0))
                        .map(ShellHelp::verb)
                        .orElseThrow(() -> new UserError("there is no verb '%s'".formatted(words.get(0))));
    }

    private static Reply overview() {
        return Reply.of(
                Text.of("stepdoku - " + TITLE, Role.TITLE),
                Text.blank(),
                usages(),
                Text.blank(),
                options(Option.TABLE),
                Text.blank(),
                Text.of("Verbs that make sense alone", Role.TITLE),
                verbs(),
                Text.blank(),
                Text.of(BOARD),
                Text.of("stepdoku VERB --help tells more of a verb, stepdoku help lists all of the console; each works"
                        + " with -c. stepdoku man prints the manual page."),
                Text.of(STATUS));
    }

    private static Table usages() {
        return Table.of(Column.left(""), Column.left(""))
                .with("Usage: stepdoku [OPTION...] [BOARD]", "the console, with a board if one is named")
                .with("       stepdoku [OPTION...] VERB [WORD...]", "one verb of the console, such as: solve FILE")
                .with("       stepdoku [OPTION...] < LINES", "the lines of a file");
    }

    private static Table options(List<Option> options) {
        Table table = Table.of(Column.left(""), Column.left(""));
        for (Option option : options) {
            String indentation = option.letter().isEmpty() ? "      " : "  ";
            table = table.with(indentation + option.form(), option.meaning());
        }
        return table;
    }

    private static Table verbs() {
        Table table = Table.of(Column.left(""), Column.left(""));
        for (ShellVerb verb : ShellVerbs.alone()) {
            table = table.with("  " + verb.name(), verb.sheet().summary());
        }
        return table;
    }

    private static Reply verb(ShellVerb verb) {
        Sheet sheet = verb.sheet();
        List<View> views = new ArrayList<>(
                List.of(Text.of("Usage: " + verb.usage(), Role.TITLE), Text.of("  " + sheet.summary()), Text.blank()));
        if (!sheet.meaning().isEmpty()) {
            views.addAll(List.of(Text.of(sheet.meaning()), Text.blank()));
        }
        if (sheet.readsBoard()) {
            views.addAll(List.of(Text.of(verb.readsStandardInput() ? BOARD : NAMED_BOARD + "."), Text.blank()));
        }
        views.addAll(List.of(options(verb.options()), Text.blank()));
        verb.examples().forEach(example -> views.add(Text.of("  $ " + example, Role.ACCENT)));
        views.addAll(List.of(Text.blank(), Text.of(STATUS)));
        return Reply.of(views);
    }
}
