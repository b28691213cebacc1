package stepdoku.terminal;

/** Where a key leads on a page that is read. */
enum PageTurn {
    ON,
    BACK,
    OUT;

    /** Keys that mean nothing else lead on. */
    static PageTurn of(Key key) {
        return switch (key.name()) {
            case "q", "escape", "ctrl-c" -> OUT;
            case "b", "left", "pgup", "wheel-up" -> BACK;
            default -> ON;
        };
    }
}
