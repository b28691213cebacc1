package stepdoku.session;

/** The keys by which a line is edited. */
public enum EditingKeys {
    EMACS,
    VI
}
