package stepdoku.session;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How far one is in the lessons: the index of the step that is open in each lesson that was begun, {@link #DONE} in those
 * that were taken to their end. Its text form is one line a lesson: {@code 3 14}, {@code 4 done}.
 */
public record LessonProgress(Map<Integer, Integer> reached) {
    /** The lesson was taken to its end. */
    public static final int DONE = -1;

    private static final String DONE_WORD = "done";
    private static final Pattern LINE = Pattern.compile("(\\d{1,4}) (\\d{1,4}|" + DONE_WORD + ")");

    public LessonProgress {
        reached = Map.copyOf(reached);
    }

    /** Reads the text form; a line that is none is as if it were not there. */
    static LessonProgress of(String text) {
        Map<Integer, Integer> reached = new TreeMap<>();
        text.lines()
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .forEach(line -> reached.put(
                        Integer.valueOf(line.group(1)),
                        line.group(2).equals(DONE_WORD) ? DONE : Integer.parseInt(line.group(2))));
        return new LessonProgress(reached);
    }

    LessonProgress with(int lesson, int step) {
        Map<Integer, Integer> more = new TreeMap<>(reached);
        more.put(lesson, step);
        return new LessonProgress(more);
    }

    /** The index of the open step of a lesson: 0 when it was not begun, {@link #DONE} when it is done. */
    public int in(int lesson) {
        return reached.getOrDefault(lesson, 0);
    }

    public boolean isDone(int lesson) {
        return in(lesson) == DONE;
    }

    @Override
    public String toString() {
        SortedMap<Integer, Integer> sorted = new TreeMap<>(reached);
        return sorted.entrySet().stream()
                .map(entry ->
                        entry.getKey() + " " + (entry.getValue() == DONE ? DONE_WORD : "" + entry.getValue()) + "\n")
                .collect(Collectors.joining());
    }
}
