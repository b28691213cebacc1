package stepdoku.session;

/** With which signs pictures are drawn. */
public enum Glyphs {
    /** Those that the encoding of the terminal has. */
    AUTO,
    UNICODE,
    ASCII
}
