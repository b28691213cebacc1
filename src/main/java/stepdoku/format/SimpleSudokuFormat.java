package stepdoku.format;

import java.util.Optional;
import java.util.regex.Pattern;

/** The files of Simple Sudoku: a framed grid, then the moves made, such as {@code E450023}, and the program's version. */
final class SimpleSudokuFormat implements BoardFormat {
    private static final Pattern MOVE = Pattern.compile("(?m)^[ \\t]*+[IE]\\d{3,8}[ \\t]*+$");
    private static final Pattern FOOTER = Pattern.compile("(?im)^[^\\d\\n]*\\bversion [\\d.]+\\w*[ \\t]*+$");

    @Override
    public String name() {
        return "ss";
    }

    @Override
    public String title() {
        return "Simple Sudoku .ss";
    }

    @Override
    public String description() {
        return "Simple Sudoku: a framed grid, then the moves, which are not read";
    }

    @Override
    public Optional<String> ending() {
        return Optional.of("ss");
    }

    @Override
    public boolean recognises(String text) {
        return (MOVE.matcher(text).find() || FOOTER.matcher(text).find()) && new Layout(grid(text)).isDrawing();
    }

    @Override
    public Reading read(String part) {
        return Reading.of(new Layout(grid(part)).cells(), this);
    }

    private static String grid(String text) {
        return FOOTER.matcher(MOVE.matcher(text).replaceAll("")).replaceAll("");
    }
}
