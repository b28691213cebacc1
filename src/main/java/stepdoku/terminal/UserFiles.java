package stepdoku.terminal;

import java.nio.file.Path;
import java.util.Optional;
import stepdoku.session.KeptSession;
import stepdoku.session.ProgressFile;
import stepdoku.session.SettingsFile;

/** The files in which a console keeps things from one start to the next; those that are not there are not kept. */
public record UserFiles(
        Optional<Path> history,
        Optional<SettingsFile> settings,
        Optional<KeptSession> session,
        Optional<ProgressFile> progress,
        Optional<Path> inputrc) {
    /** Those of the user who runs the program. */
    public static UserFiles ofUser() {
        return new UserFiles(
                XdgFolder.STATE.path().map(folder -> folder.resolve("history")),
                XdgFolder.CONFIG
                        .path()
                        .map(folder -> folder.resolve("settings"))
                        .map(SettingsFile::at),
                XdgFolder.STATE
                        .path()
                        .map(folder -> folder.resolve("last.stepdoku"))
                        .map(KeptSession::new),
                XdgFolder.STATE.path().map(folder -> folder.resolve("lessons")).map(ProgressFile::new),
                Inputrc.ofUser());
    }

    /** Nothing is kept. */
    public static UserFiles none() {
        return new UserFiles(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }
}
