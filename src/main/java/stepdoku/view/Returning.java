package stepdoku.view;

import stepdoku.search.QueensPosition;
import stepdoku.search.Search;

/** How the calls of a recursion tell their caller whether they found the solution. */
public enum Returning {
    /** {@code boolean dfs}: true or false. */
    TRUE_OR_FALSE(
            "returned false",
            "will return false too",
            "the first call returns false",
            "this call returns true, and so does every call that waits for it"),
    /** {@code void dfs} that sets a flag, at which every call looks. */
    OK_FLAG(
            "returned, ok still false",
            "will return too",
            "the first call returns, ok still false",
            "this call sets ok to true, and every call that waits sees it and returns"),
    /** {@code void dfs} that goes on after each solution. */
    NOTHING(
            "returned",
            "will return too",
            "the first call returns",
            "this call keeps a copy and returns, and the search goes on");

    private final String failed;
    private final String willFail;
    private final String firstCallFails;
    private final String succeeds;

    Returning(String failed, String willFail, String firstCallFails, String succeeds) {
        this.failed = failed;
        this.willFail = willFail;
        this.firstCallFails = firstCallFails;
        this.succeeds = succeeds;
    }

    public static Returning of(Search search) {
        if (search.position() instanceof QueensPosition) {
            return NOTHING;
        }
        return search.strategy().name().equals("backward") ? OK_FLAG : TRUE_OR_FALSE;
    }

    /** What a call did that found nothing: {@code returned false}. */
    public String failed() {
        return failed;
    }

    /** What a call that has no value left is about to do. */
    String willFail() {
        return willFail;
    }

    String firstCallFails() {
        return firstCallFails;
    }

    /** What a call does that finds no empty cell, and what follows. */
    String succeeds() {
        return succeeds;
    }
}
