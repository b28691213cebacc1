package stepdoku.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Lines of a lesson that stand together between blank lines, and the number of the first in its file. */
record Chunk(String file, int line, List<String> lines) {
    private static final String COMMENT = "#";

    /** The chunks of a text, without comments. */
    static List<Chunk> of(String file, String text) {
        List<Chunk> chunks = new ArrayList<>();
        List<String> open = new ArrayList<>();
        int number = 0;
        for (String line : (text + "\n\n").split("\n", -1)) {
            number++;
            if (!line.isBlank()) {
                open.add(line.stripTrailing());
            } else if (!open.isEmpty()) {
                chunks.add(new Chunk(file, number - open.size(), List.copyOf(open)));
                open.clear();
            }
        }
        chunks.removeIf(chunk -> chunk.first().startsWith(COMMENT));
        return chunks;
    }

    String first() {
        return lines.get(0);
    }

    /** The lines before the first that is wanted here, or all. */
    List<String> until(Predicate<String> wanted) {
        return lines.stream().takeWhile(wanted.negate()).toList();
    }

    /** The rest from a line on, counted from 0. */
    Chunk from(int index) {
        return new Chunk(file, line + index, lines.subList(index, lines.size()));
    }

    LessonFault fault(String what) {
        return new LessonFault(file, line, what);
    }
}
