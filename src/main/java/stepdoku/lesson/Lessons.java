package stepdoku.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import stepdoku.text.Resource;

/** The lessons of the course. */
public final class Lessons {
    private static final String FOLDER = "lessons/";
    private static final String ENDING = ".txt";

    /** The files, in the order in which the lessons are best taken; their numbers are their places here. */
    static final List<String> TABLE = List.of(
            "the-board",
            "the-way-down",
            "the-dead-end",
            "the-way-back-up",
            "the-base-case",
            "no-solution",
            "reading-the-source",
            "one-board",
            "the-lab",
            "pruning",
            "order",
            "forced-cells-first",
            "all-solutions",
            "the-worst-case",
            "finding-your-way",
            "write-it-yourself");

    private Lessons() {}

    public static int count() {
        return TABLE.size();
    }

    public static List<Lesson> all() {
        return IntStream.rangeClosed(1, count()).mapToObj(Lessons::read).toList();
    }

    public static Optional<Lesson> find(int number) {
        return 1 <= number && number <= count() ? Optional.of(read(number)) : Optional.empty();
    }

    private static Lesson read(int number) {
        String file = TABLE.get(number - 1) + ENDING;
        return LessonText.read(number, file, Resource.text(FOLDER + file));
    }
}
