package stepdoku.format;

import java.util.List;
import java.util.regex.Pattern;

/** Links to sudoku sites that hold the whole board: {@code https://www.sudokuwiki.org/sudoku.htm?bd=} and 81 digits. */
final class LinkFormat implements LineByLineFormat {
    private static final Pattern LINK = Pattern.compile("(?i)(?:https?://|www\\.)\\S+");
    private static final Pattern BOARD = Pattern.compile("(?<![\\w.])[\\d.]{81}(?![\\w.])");

    @Override
    public String name() {
        return "link";
    }

    @Override
    public String title() {
        return "link";
    }

    @Override
    public String description() {
        return "the address of a page that holds the 81 digits: sudokuwiki, sudoku.coach, sudokuexchange";
    }

    @Override
    public boolean recognises(String text) {
        return lines(text).stream()
                .findFirst()
                .filter(line -> LINK.matcher(line).matches())
                .isPresent();
    }

    @Override
    public List<String> split(String text) {
        return lines(text);
    }

    private static List<String> lines(String text) {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
    }

    @Override
    public LineReader reader(String firstLine) {
        return line -> lines(line).stream().findFirst().map(link -> cells(link).grid());
    }

    @Override
    public Reading read(String part) {
        return Reading.of(cells(part), this);
    }

    private static Cells cells(String link) {
        var board = BOARD.matcher(link);
        if (!board.find()) {
            throw new FormatException(
                    "a link without 81 digits: its board is kept on a server, paste the board itself");
        }
        return Cells.ofLine(board.group());
    }
}
