package stepdoku.reply;

import java.util.stream.Collectors;
import stepdoku.session.Choice;
import stepdoku.session.Reply;
import stepdoku.session.Setting;
import stepdoku.session.Settings;
import stepdoku.view.Column;
import stepdoku.view.Table;
import stepdoku.view.Text;
import stepdoku.view.View;

/** What is shown of the settings: all of them, or the choices of one. */
public final class OptionReply {
    /** On narrower pages the table leaves out what the settings are about. */
    private static final int LEAST_WIDTH = 76;

    private OptionReply() {}

    public static Reply table(Settings settings) {
        Table whole = Table.of(
                Column.left("setting"), Column.left("value"), Column.left("choices"), Column.left("what it is about"));
        Table narrow = Table.of(Column.left("setting"), Column.left("value"), Column.left("choices"));
        for (Setting<?> setting : Settings.TABLE) {
            String value = settings.choice(setting).word();
            whole = whole.with(setting.name(), value, words(setting), about(settings, setting));
            narrow = narrow.with(setting.name(), value, words(setting));
        }
        return Reply.of(inRoom(whole, narrow));
    }

    private static View inRoom(View whole, View narrow) {
        return page -> (page.width() < LEAST_WIDTH ? narrow : whole).lines(page);
    }

    private static String words(Setting<?> setting) {
        return setting.choices().stream().map(Choice::word).collect(Collectors.joining(" "));
    }

    private static String about(Settings settings, Setting<?> setting) {
        return setting.summary()
                + settings.pin(setting).map(pin -> "; " + held(pin)).orElse("");
    }

    /** {@code --ascii holds it in this run}. */
    public static String held(Settings.Pin pin) {
        return pin.by() + " holds it in this run";
    }

    public static Reply choices(Settings settings, Setting<?> setting) {
        String now = settings.choice(setting).word();
        Table table = Table.of(Column.left(""), Column.left(""));
        for (Choice<?> choice : setting.choices()) {
            table = choice.word().equals(now)
                    ? table.withMarked(choice.word(), choice.description())
                    : table.with(choice.word(), choice.description());
        }
        return Reply.of(Text.of(setting + ": " + about(settings, setting)), table);
    }
}
