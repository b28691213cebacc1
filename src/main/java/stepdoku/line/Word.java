package stepdoku.line;

/** A word of a typed line, without its quotes; {@code start} and {@code end} are where it stands with them. */
public record Word(String text, int start, int end) {
    /** The empty word that stands where nothing is typed yet. */
    public static Word emptyAt(int place) {
        return new Word("", place, place);
    }
}
