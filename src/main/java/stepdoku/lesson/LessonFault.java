package stepdoku.lesson;

/** The text of a lesson is not as it should be; the message names the file, the line and the fault. */
final class LessonFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    LessonFault(String file, int line, String fault) {
        super("%s, line %d: %s".formatted(file, line, fault));
    }
}
