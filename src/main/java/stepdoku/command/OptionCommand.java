package stepdoku.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import stepdoku.line.Completion;
import stepdoku.reply.OptionReply;
import stepdoku.session.Choice;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Setting;
import stepdoku.session.Settings;
import stepdoku.session.SettingsFile;
import stepdoku.session.Status;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** {@code option}: the settings, and what they are set to. */
final class OptionCommand extends Command {
    OptionCommand() {
        super(Sheet.of(Group.CONSOLE, "option [NAME [VALUE]]", "list the settings, show one, or choose its value")
                .meaning("A value takes effect at once. At a terminal it is also kept for the next start, in a text"
                        + " file that you can edit: stepdoku/settings in $XDG_CONFIG_HOME or in ~/.config. A"
                        + " script or a pipe does not read that file, and what it sets holds until it ends. Settings:"
                        + " " + described() + ".")
                .where("NAME", "a setting")
                .where("VALUE", "what it shall be, kept for the next start")
                .examples("option", "option glyphs", "option tips off"));
    }

    private static String described() {
        return Settings.TABLE.stream()
                .map(setting -> setting + " (" + setting.summary() + ")")
                .collect(Collectors.joining(", "));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        Optional<Setting<?>> setting = arguments.atMost(2).word(0).map(OptionCommand::named);
        if (setting.isEmpty()) {
            return OptionReply.table(session.settings());
        }
        return arguments
                .word(1)
                .map(word -> choose(session, setting.get(), word))
                .orElseGet(() -> OptionReply.choices(session.settings(), setting.get()));
    }

    /** The setting that a word means: its name or the beginning of one name only. */
    private static Setting<?> named(String word) {
        List<Setting<?>> fitting = Settings.TABLE.stream()
                .filter(setting -> setting.name().startsWith(word))
                .toList();
        if (fitting.size() == 1) {
            return fitting.get(0);
        }
        throw fitting.isEmpty()
                ? unknown(word)
                : new UserError("'%s' is the beginning of several settings: %s".formatted(word, names(fitting)));
    }

    private static UserError unknown(String word) {
        String shown = Words.shorten(word);
        return new UserError(Words.nearest(word, Settings.TABLE.stream().map(Setting::name))
                .map(name -> "there is no setting '%s': did you mean %s?".formatted(shown, name))
                .orElse("there is no setting '%s': they are %s".formatted(shown, names(Settings.TABLE))));
    }

    private static String names(List<Setting<?>> settings) {
        return settings.stream().map(Setting::name).collect(Collectors.joining(", "));
    }

    // ---- choosing

    private static Reply choose(Session session, Setting<?> setting, String word) {
        Settings settings = session.settings();
        settings.choose(setting, word);
        Choice<?> choice = setting.choice(word);
        String done = "%s %s: %s".formatted(setting, choice.word(), choice.description());
        String yet = settings.pin(setting)
                .map(pin -> "; but " + OptionReply.held(pin) + " at " + pin.word())
                .orElse("");
        return session.host()
                .settingsFile()
                .map(file -> kept(file, setting, choice.word(), done + yet))
                .orElseGet(() -> Reply.text(done + yet));
    }

    private static Reply kept(SettingsFile file, Setting<?> setting, String word, String done) {
        try {
            file.save(setting, word);
            return Reply.text(done);
        } catch (UserError fault) {
            return Reply.text(done + "; until you leave, as I " + fault.getMessage())
                    .with(Status.WRONG);
        }
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return switch (before.size()) {
            case 0 ->
                Settings.TABLE.stream()
                        .map(setting -> new Completion(setting.name(), setting.summary()))
                        .toList();
            case 1 ->
                Settings.find(before.get(0)).stream()
                        .flatMap(setting -> setting.choices().stream())
                        .map(choice -> new Completion(choice.word(), choice.description()))
                        .toList();
            default -> List.of();
        };
    }
}
