package stepdoku.format;

import java.util.List;

/** A text of which the format is known, taken apart into its boards. */
record Contents(BoardFormat format, List<String> boards) {
    /** The longest text that may describe one board: 1 MiB. */
    static final int LIMIT = 1 << 20;

    /** What a text holds; a FormatException when that is no board, or far too much for one. */
    static Contents of(String text) {
        String plain = PlainText.of(text);
        BoardFormat format = Formats.recognise(plain).orElseThrow(() -> new FormatException(unknown(plain)));
        if (plain.length() > LIMIT && !(format instanceof LineByLineFormat)) {
            throw new FormatException("more than 1 MiB of text for one board");
        }
        List<String> boards = format.split(plain);
        if (boards.isEmpty()) {
            throw new FormatException("no board in this text of the format " + format.name());
        }
        return new Contents(format, boards);
    }

    private static String unknown(String plain) {
        return plain.isBlank()
                ? "no board: the text is empty"
                : "no board in this text: it is in no format that is known";
    }

    Reading only() {
        if (boards.size() > 1) {
            throw new FormatException(boards.size() + " boards: say which one, as in `load FILE 2`");
        }
        return read(1);
    }

    /** One of the boards, counted from 1. */
    Reading read(int number) {
        int count = boards.size();
        if (number < 1 || number > count) {
            throw new FormatException("no board " + number + ": there " + (count == 1 ? "is 1" : "are " + count));
        }
        try {
            return format.read(boards.get(number - 1));
        } catch (FormatException fault) {
            throw count == 1 ? fault : new FormatException("board " + number + ": " + fault.getMessage());
        }
    }
}
