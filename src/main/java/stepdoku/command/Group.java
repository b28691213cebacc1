package stepdoku.command;

/** What a verb is about; the verbs are shown under these headings, in this order. */
public enum Group {
    BOARD("The board"),
    STEPPING("Stepping, forward and back"),
    STOPPING("Breakpoints"),
    LOOKING("Looking at the search"),
    CONSOLE("The console");

    private final String title;

    Group(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }
}
