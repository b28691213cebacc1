package stepdoku.listing;

/** What a recursion did in all; the depth is in placements. */
public record Counts(int calls, int tests, int placements, int retractions, int maximumDepth, int solutions) {}
