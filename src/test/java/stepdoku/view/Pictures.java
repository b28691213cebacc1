package stepdoku.view;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import stepdoku.board.Grid;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;
import stepdoku.search.Strategies;
import stepdoku.search.SudokuPosition;

/** Boards by name, searches at a time, and views as text. */
final class Pictures {
    private Pictures() {}

    /** All boards of the table without clashes. */
    static Map<String, Grid> boards() {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Pictures.class.getResourceAsStream("/boards/boards.tsv"), StandardCharsets.UTF_8))) {
            Map<String, Grid> boards = new LinkedHashMap<>();
            reader.lines().skip(1).map(line -> line.split("\t")).forEach(field -> {
                boards.put(field[0], Grid.ofLine(field[2]));
            });
            boards.values().removeIf(grid -> !stepdoku.board.Clash.in(grid).isEmpty());
            return boards;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Search search(Grid grid, String strategy, long time) {
        return forward(
                new Search(new SudokuPosition(grid), Strategies.find(strategy).orElseThrow()), time);
    }

    static Search search(String board, String strategy, long time) {
        return search(boards().get(board), strategy, time);
    }

    static Search queens(int size, long time) {
        return forward(new Search(new QueensPosition(size), Strategies.SCAN), time);
    }

    /** So many moves further, or fewer if the search ends. */
    static Search forward(Search search, long moves) {
        for (long move = 0; move < moves && search.forward(); move++) {}
        return search;
    }

    static String plain(View view, int width) {
        return text(view, new Page(width, Theme.plain()));
    }

    static String ascii(View view, int width) {
        return text(view, new Page(width, Theme.plain().ascii()));
    }

    static String text(View view, Page page) {
        return view.lines(page).stream().map(AttributedString::toString).collect(Collectors.joining("\n", "", "\n"));
    }
}
