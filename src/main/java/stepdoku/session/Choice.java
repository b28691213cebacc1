package stepdoku.session;

/** One of the values of a setting: the word for it, the value, and what it brings about. */
public record Choice<T>(String word, T value, String description) {}
