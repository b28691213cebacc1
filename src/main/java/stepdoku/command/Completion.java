package stepdoku.command;

/** A word that could be typed here, and what it stands for. */
public record Completion(String word, String description) {
    static Completion of(String word) {
        return new Completion(word, "");
    }
}
