package stepdoku.format;

/** A format with one board on each line, so that files of any length can be read one line at a time. */
interface LineByLineFormat extends BoardFormat {
    /** The reader for the lines of a text, of which the first may be a header. */
    LineReader reader(String firstLine);
}
