package stepdoku.view;

/** A column of a {@link Table}: its header, and how its cells are drawn. */
public record Column(String header, Kind kind) {

    /** Words stand left, numbers right; a bar is a number drawn as a length. */
    public enum Kind {
        LEFT,
        RIGHT,
        BAR
    }

    public static Column left(String header) {
        return new Column(header, Kind.LEFT);
    }

    public static Column right(String header) {
        return new Column(header, Kind.RIGHT);
    }

    /** A column of whole numbers drawn as bars, the greatest as wide as there is room; best the last column. */
    public static Column bar(String header) {
        return new Column(header, Kind.BAR);
    }
}
