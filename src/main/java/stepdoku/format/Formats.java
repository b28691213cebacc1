package stepdoku.format;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The formats that boards are read from and written in, and the one tolerant reader of them all. */
public final class Formats {
    /** All formats in order of detection: the first that recognises a text reads it. */
    public static final List<BoardFormat> TABLE = List.of(
            new OpenSudokuFormat(),
            new LinkFormat(),
            new LeetcodeFormat(),
            new CsvFormat(),
            new HodokuFormat(),
            new SdkFormat(),
            new SimpleSudokuFormat(),
            new PencilMarksFormat(),
            new LineFormat(),
            new GridFormat());

    /** As much of a text as is looked at to recognise its format; the largest board is drawn in less. */
    private static final int BEGINNING = 1 << 16;

    private Formats() {}

    public static Optional<BoardFormat> find(String name) {
        return TABLE.stream().filter(format -> format.name().equals(name)).findFirst();
    }

    /** The formats for writing. */
    public static List<WritableFormat> writable() {
        return TABLE.stream()
                .filter(WritableFormat.class::isInstance)
                .map(WritableFormat.class::cast)
                .toList();
    }

    /** Whether a text is meant as a board, be it right or with faults; a word such as a name is not. */
    public static boolean looksLikeBoard(String text) {
        try {
            return recognise(PlainText.of(text)).isPresent();
        } catch (FormatException noText) {
            return false;
        }
    }

    /** The only board of a text; a text with several is a FormatException that says how to pick one. */
    public static Reading read(String text) {
        return Contents.of(text).only();
    }

    /** One of the boards of a text, counted from 1. */
    public static Reading read(String text, int wanted) {
        return Contents.of(text).read(wanted);
    }

    /** Whether one of the boards of a text is known though only the beginning of the text is: they stand one on each line. */
    public static boolean reaches(String beginning, int wanted) {
        try {
            Contents contents = Contents.of(beginning);
            return contents.format() instanceof LineByLineFormat
                    && wanted < contents.boards().size();
        } catch (FormatException tooLittle) {
            return false;
        }
    }

    /** All boards of a text, each read when it is asked for; one that cannot be read is a FormatException then. */
    public static Stream<Reading> readAll(String text) {
        Contents contents = Contents.of(text);
        return IntStream.rangeClosed(1, contents.boards().size()).mapToObj(contents::read);
    }

    /** The reader for the lines of a text that begins so; none when it is not many boards, one on each line. */
    public static Optional<LineReader> manyLines(String text) {
        String beginning = text.substring(0, Math.min(text.length(), BEGINNING));
        return ManyLines.reader(PlainText.of(beginning)).map(reader -> line -> reader.read(PlainText.of(line)));
    }

    /**
     * The reader for a file with one board on each line, chosen by its first line that is neither blank nor a comment; none
     * when that line begins a board of several lines.
     */
    public static Optional<LineReader> lineReader(String firstLine) {
        String plain = PlainText.of(firstLine);
        return recognise(plain)
                .filter(LineByLineFormat.class::isInstance)
                .map(format -> ((LineByLineFormat) format).reader(plain))
                .map(reader -> line -> reader.read(PlainText.of(line)));
    }

    /** The format of a plain text. */
    static Optional<BoardFormat> recognise(String plain) {
        String beginning = plain.substring(0, Math.min(plain.length(), BEGINNING));
        return TABLE.stream().filter(format -> format.recognises(beginning)).findFirst();
    }
}
