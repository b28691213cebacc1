package stepdoku.format;

import java.util.List;

/** Texts of the formats that are only read. */
final class Examples {
    static final List<String> ALL = List.of();

    private Examples() {}
}
