package stepdoku.search;

/** What became of a value that the loop of a call has reached: it was rejected, or it was placed and its subtree searched. */
public record Attempt(int value, Verdict verdict, Subtree subtree) {}
