package stepdoku.export;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The table of the formats for trees. */
public final class TreeFormats {
    public static final List<TreeFormat> TABLE = List.of(new TreeDot(), new TreeJson(), new TreeSvg());

    private TreeFormats() {}

    /** The format that the name of a file asks for by its ending. */
    public static Optional<TreeFormat> byEnding(String file) {
        return TABLE.stream()
                .filter(format -> file.toLowerCase(Locale.ROOT).endsWith("." + format.ending()))
                .findFirst();
    }
}
