package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import stepdoku.lesson.Answer;
import stepdoku.lesson.Lesson;
import stepdoku.lesson.Lessons;
import stepdoku.lesson.Question;
import stepdoku.lesson.Step;
import stepdoku.listing.Mistakes;
import stepdoku.session.LessonProgress;
import stepdoku.session.Status;
import stepdoku.view.Gutter;
import stepdoku.view.LessonView;
import stepdoku.view.Page;
import stepdoku.view.Palette;
import stepdoku.view.Theme;
import stepdoku.view.View;

/** Every lesson can be taken to its end, and what it says is true. */
class LessonsTest {
    private static final Path WALKS = Path.of("src/test/resources/lessons");
    private static final Pattern FIGURE =
            Pattern.compile("\\btime \\d+|\\d[\\d,]* (?:placement|retraction|test|call|move|dead end|solution)");

    /** The rows of a usual screen, without the prompt. */
    private static final int ABOVE_PROMPT = 23;
    /** Lines whose answers are long by themselves, whatever the lesson says. */
    private static final Set<String> LONG = Set.of("list", "stats", "rate", "plot");

    private static Stream<DynamicTest> each(Check check) {
        return Lessons.all().stream()
                .map(lesson -> DynamicTest.dynamicTest(lesson.number() + " " + lesson.title(), () -> check.of(lesson)));
    }

    @FunctionalInterface
    private interface Check {
        void of(Lesson lesson) throws IOException;
    }

    private static Path walk(Lesson lesson) {
        return WALKS.resolve("%02d.txt".formatted(lesson.number()));
    }

    @TestFactory
    Stream<DynamicTest> aWalkSeesWhatIsWrittenDown() {
        return each(lesson -> {
            StringBuilder lines = new StringBuilder();
            LessonWalk.lines(lesson)
                    .forEach(line -> lines.append("> ").append(line).append('\n'));
            Transcript.compare(walk(lesson), Transcript.replay(lines.toString()));
        });
    }

    @TestFactory
    Stream<DynamicTest> aWalkDoesEveryStepAndEndsTheLesson() {
        return each(lesson -> {
            Typing typing = new Typing();
            for (String line : LessonWalk.lines(lesson)) {
                assertFalse(typing.session().learning().progress().isDone(lesson.number()), line);
                typing.type(line);
                assertNotEquals(Status.WRONG, typing.status(), line);
            }
            assertEquals(
                    LessonProgress.DONE, typing.session().learning().progress().in(lesson.number()));
        });
    }

    @TestFactory
    Stream<DynamicTest> aLessonSkippedThroughStandsWhereTheWalkStands() {
        return each(lesson -> {
            Typing typing = new Typing();
            typing.type("learn " + lesson.number());
            for (int step = 0; step < lesson.waiting(); step++) {
                typing.type("learn next");
            }
            assertTrue(typing.session().learning().progress().isDone(lesson.number()));
        });
    }

    @Test
    void theListTakesALineForEachLesson() {
        List<String> list = new Typing().type("learn").lines().toList();
        assertEquals(1 + Lessons.count() + 2, list.size(), () -> String.join("\n", list));
    }

    @Test
    void everyClassicMistakeIsMetByTheLessonOnAllOfThem() {
        List<String> lines = Lessons.all().stream()
                .limit(9)
                .flatMap(lesson -> LessonWalk.lines(lesson).stream())
                .toList();
        List<String> missing = Mistakes.TABLE.stream()
                .map(mistake -> "lab " + mistake.name())
                .filter(line -> !lines.contains(line))
                .toList();
        assertEquals(List.of(), missing);
    }

    @TestFactory
    Stream<DynamicTest> aLessonBeginsWithABoard() {
        return each(lesson -> {
            String first = LessonWalk.lines(lesson).get(1);
            assertTrue(first.matches("(load|new|queens) .*"), first);
        });
    }

    @TestFactory
    Stream<DynamicTest> aLessonFitsOnItsPageInEveryLook() {
        return each(lesson -> {
            View view = new Gutter(new LessonView(lesson.steps()));
            for (Theme theme :
                    List.of(Theme.plain(), Theme.of(Palette.DARK), Theme.plain().ascii())) {
                for (int width : new int[] {40, 80}) {
                    List<AttributedString> wide = view.lines(new Page(width, theme)).stream()
                            .filter(line -> line.columnLength() > width)
                            .toList();
                    assertEquals(List.of(), wide);
                }
            }
        });
    }

    /** What a lesson asks can be read together with what it asks about, but for what is long by itself. */
    @TestFactory
    Stream<DynamicTest> aStepAndWhatComesNextFitOnAUsualScreen() {
        return each(lesson -> {
            Typing typing = new Typing().on(new Page(80, Theme.plain()).withHeight(ABOVE_PROMPT));
            List<String> tooLong = new ArrayList<>();
            for (Step step : lesson.steps()) {
                if (step instanceof Step.Type type) {
                    long rows = typing.type(type.line()).lines().count();
                    if (rows > ABOVE_PROMPT && !LONG.contains(type.line().split(" ")[0])) {
                        tooLong.add(type.line() + ": " + rows);
                    }
                } else if (step instanceof Question question) {
                    typing.type(LessonWalk.said(question, question.right()));
                } else if (step instanceof Step.Task) {
                    typing.type("learn next");
                } else if (lesson.steps().indexOf(step) == 0) {
                    typing.type("learn " + lesson.number());
                }
            }
            assertEquals(List.of(), tooLong);
        });
    }

    @TestFactory
    Stream<DynamicTest> inColourALessonSaysTheSame() {
        return each(lesson -> {
            Typing typing = new Typing().on(new Page(80, Theme.of(Palette.DARK)));
            String coloured =
                    LessonWalk.lines(lesson).stream().map(typing::type).collect(Collectors.joining());
            assertEquals(said(Files.readString(walk(lesson))), said(coloured));
        });
    }

    /** What a lesson says in a walk, without the signs at the digits of boards, which tell in plain text what colour tells. */
    private static String said(String walk) {
        return walk.lines()
                .filter(line -> line.startsWith("│"))
                .map(line -> line.replaceAll("[\\[\\]]", " ").stripTrailing() + "\n")
                .collect(Collectors.joining());
    }

    /** {@code 12 placements} and {@code time 20} in a text are not made up: the console says so in the course of it. */
    @TestFactory
    Stream<DynamicTest> figuresInTheTextAreShownByTheConsole() {
        return each(lesson -> {
            String shown = answersWithoutLesson(lesson);
            List<String> madeUp = texts(lesson)
                    .flatMap(text -> FIGURE.matcher(text).results().map(MatchResult::group))
                    .filter(figure -> !Pattern.compile("\\b" + Pattern.quote(figure) + "(?!\\d)")
                            .matcher(shown)
                            .find())
                    .filter(figure -> !shown.contains(turned(figure) + " "))
                    .toList();
            assertEquals(List.of(), madeUp);
        });
    }

    /** {@code 12 placement} as the counters write it: {@code placements 12}. */
    private static String turned(String figure) {
        String[] words = figure.split(" ", 2);
        return words[1] + "s " + words[0];
    }

    /** What the console answers in a walk, without what the lesson says. */
    private static String answersWithoutLesson(Lesson lesson) {
        Typing typing = new Typing();
        StringBuilder shown = new StringBuilder();
        for (String line : LessonWalk.lines(lesson)) {
            typing.type(line)
                    .lines()
                    .filter(answer -> !answer.startsWith("│"))
                    .forEach(answer -> shown.append(answer).append(" \n"));
        }
        return shown.toString();
    }

    private static Stream<String> texts(Lesson lesson) {
        List<String> texts = new ArrayList<>();
        for (Step step : lesson.steps()) {
            if (step instanceof Step.Prose prose) {
                texts.add(prose.text());
            } else if (step instanceof Step.Task task) {
                texts.add(task.text());
            } else if (step instanceof Question question) {
                texts.add(question.text());
                question.answers().stream()
                        .filter(Answer::isRight)
                        .map(Answer::reason)
                        .forEach(texts::add);
            }
        }
        return texts.stream();
    }
}
