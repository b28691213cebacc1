package stepdoku.command;

import java.util.List;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import stepdoku.export.ScreenSvg;
import stepdoku.line.Line;
import stepdoku.reply.Exports;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Settings;
import stepdoku.view.Aside;
import stepdoku.view.Page;
import stepdoku.view.Theme;
import stepdoku.view.WatchView;

/** {@code picture}: what a line would show on a screen, as a file. */
final class PictureCommand extends Command {
    private static final int ROWS = 24;

    PictureCommand() {
        super(Sheet.of(Group.LOOKING, "picture FILE.svg LINE", "what a line shows on a screen, as a picture")
                .meaning("The line is run as if it were typed alone, and what it answers goes into the file as SVG, as"
                        + " a terminal of 80 columns shows it: on light pages light, on dark ones dark. watch"
                        + " gives the picture of the whole screen, with or without a terminal.")
                .where("FILE.svg", "the file that is written, - for standard output")
                .where("LINE", "any line of the prompt: step 9, show candidates, watch")
                .examples("load leetcode; picture - watch"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        String name = Exports.svg(arguments.atLeast(2).word(0).orElseThrow(), "a picture");
        Line line = Line.split(arguments.textFrom(1)).get(0);
        Command command = Commands.find(line.words().get(0));
        Settings settings = session.settings();
        Page page =
                new Page(Page.USUAL_WIDTH, Theme.of(settings.get(Settings.THEME)), settings.get(Settings.COORDINATES));
        List<AttributedString> lines = command.sheet().needsScreen()
                ? WatchView.of(session.search(), Aside.SOURCE, "paused", WatchView.KEYS, ROWS)
                        .lines(page)
                : lines(command.run(session, new Arguments(command.sheet(), line)), page);
        return Exports.write(name, ScreenSvg.write(lines, page.width(), line.text()), "");
    }

    private static List<AttributedString> lines(Reply reply, Page page) {
        return Stream.concat(
                        reply.views().stream().flatMap(view -> view.lines(page).stream()),
                        reply.raw().map(AttributedString::new))
                .toList();
    }

    @Override
    public boolean takesFile(List<String> before) {
        return before.isEmpty();
    }

    @Override
    boolean writesData(List<String> words) {
        return Exports.goesToStandardOutput(words);
    }
}
