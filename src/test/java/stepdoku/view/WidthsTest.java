package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.search.Attempts;
import stepdoku.search.InnerEvent;
import stepdoku.search.InnerStop;
import stepdoku.search.Inside;
import stepdoku.search.Search;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;

/** No line is wider than its page, but for the line of facts. */
class WidthsTest {
    private static final List<Integer> WIDTHS = List.of(40, 60, 79, 80, 132);

    static Stream<Search> searches() {
        long seed = System.nanoTime();
        System.out.println("times drawn with seed " + seed);
        Random random = new Random(seed);
        List<Grid> boards = Stream.concat(
                        Pictures.boards().values().stream(),
                        Geometry.SIZES.stream().map(size -> Grid.empty(Geometry.of(size))))
                .toList();
        Stream<Search> sudokus = Strategies.TABLE.stream()
                .map(Strategy::name)
                .flatMap(strategy -> boards.stream().map(grid -> Pictures.search(grid, strategy, random.nextInt(900))));
        Stream<Search> queens = Stream.of(1, 2, 4, 8, 13, 30).map(size -> Pictures.queens(size, random.nextInt(900)));
        return Stream.concat(sudokus, queens);
    }

    @ParameterizedTest
    @MethodSource("searches")
    void viewsOfASearchStayOnThePage(Search search) {
        Stream.of(
                        PauseView.of(search),
                        PathView.of(search, 12),
                        StatsView.of(search, ""),
                        new StrategiesView(search.strategy()))
                .forEach(WidthsTest::staysOnThePage);
    }

    @ParameterizedTest
    @MethodSource("searches")
    void whatHappensInsideAMoveStaysOnThePage(Search search) {
        inside(search).forEach(WidthsTest::staysOnThePage);
    }

    /** What is shown between two moves, and what led there. */
    private static Stream<View> inside(Search search) {
        List<InnerEvent> events = Inside.after(search);
        Stream<View> stops = IntStream.rangeClosed(1, Math.min(4, events.size()))
                .mapToObj(count -> PauseView.of(search, new InnerStop(events.subList(0, count))));
        Stream<View> looks = Stream.of(
                InsideView.of(search, Optional.empty(), search.atSolution()),
                InsideView.of(search, Optional.of(new InnerStop(events)), false),
                WhyView.of(search, new Attempts(search, 1_000, () -> true)));
        Stream<View> frame =
                Stream.of(search.depth()).filter(depth -> depth > 0).map(depth -> FrameView.of(search, depth));
        return Stream.of(stops, looks, frame).flatMap(views -> views);
    }

    @ParameterizedTest
    @MethodSource("searches")
    void whatHappensInsideAMoveIsAsciiToo(Search search) {
        inside(search)
                .flatMap(view -> view.lines(new Page(60, Theme.plain().ascii())).stream())
                .forEach(line -> assertTrue(line.toString().chars().allMatch(symbol -> symbol < 128), line.toString()));
    }

    @Test
    void boardsAndPencilMarksStayOnThePage() {
        for (Grid grid : Pictures.boards().values()) {
            staysOnThePage(BoardView.of(grid));
            staysOnThePage(MarksView.of(PencilMarks.of(grid)));
        }
        Geometry.SIZES.forEach(size -> staysOnThePage(MarksView.of(PencilMarks.of(Grid.empty(Geometry.of(size))))));
    }

    private static void staysOnThePage(View view) {
        for (int width : WIDTHS) {
            for (Theme theme : List.of(Theme.plain(), Theme.of(Palette.DARK).ascii())) {
                view.lines(new Page(width, theme)).stream()
                        .filter(line -> !isFact(line.toString()))
                        .forEach(line -> assertTrue(line.columnLength() <= width, () -> width + ": " + line));
            }
        }
    }

    private static boolean isFact(String line) {
        return line.startsWith("time ") || line.startsWith("call ");
    }

    @ParameterizedTest
    @MethodSource("searches")
    void asciiIsAsciiAndAsWide(Search search) {
        for (View view : List.of(PauseView.of(search), PathView.of(search, 3), StatsView.of(search, ""))) {
            List<AttributedString> unicode = view.lines(new Page(80, Theme.plain()));
            List<AttributedString> ascii = view.lines(new Page(80, Theme.plain().ascii()));
            for (int i = 0; i < unicode.size(); i++) {
                assertTrue(ascii.get(i).toString().chars().allMatch(symbol -> symbol < 128));
                assertEquals(unicode.get(i).columnLength(), ascii.get(i).columnLength());
            }
        }
    }
}
