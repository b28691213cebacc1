package stepdoku.terminal;

import java.nio.file.Path;
import java.util.Optional;
import stepdoku.session.KeptSession;
import stepdoku.session.ProgressFile;
import stepdoku.session.SettingsFile;

/**
 * The files in which a console keeps things from one start to the next, in a folder for the state and one for what a person
 * may edit, and the file that says how lines are edited. What has no folder is not kept.
 */
public record UserFiles(Optional<Path> state, Optional<Path> configuration, Optional<Path> inputrc) {
    /** Those of the user who runs the program. */
    public static UserFiles ofUser() {
        return new UserFiles(XdgFolder.STATE.path(), XdgFolder.CONFIG.path(), Inputrc.ofUser());
    }

    /** Nothing is kept. */
    public static UserFiles none() {
        return new UserFiles(Optional.empty(), Optional.empty(), Optional.empty());
    }

    Optional<Path> history() {
        return state.map(folder -> folder.resolve("history"));
    }

    Optional<KeptSession> session() {
        return state.map(folder -> folder.resolve("last.stepdoku")).map(KeptSession::new);
    }

    Optional<ProgressFile> progress() {
        return state.map(folder -> folder.resolve("lessons")).map(ProgressFile::new);
    }

    Optional<SettingsFile> settings() {
        return configuration.map(folder -> folder.resolve("settings")).map(SettingsFile::at);
    }
}
