package stepdoku.session;

/** The keys by which a line is edited. */
public enum EditingKeys {
    /** Those that the user has chosen for all programs that read lines. */
    AUTO,
    EMACS,
    VI
}
