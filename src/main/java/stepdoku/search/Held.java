package stepdoku.search;

/** What stands in the cells of a search: the values that were there before it, and those of its path. */
final class Held {
    private Held() {}

    /** The value of each cell, 0 for none. */
    static int[] by(Search search) {
        int[] held = search.position().fixed();
        search.path().forEach(call -> held[call.cell()] = call.value());
        return held;
    }
}
