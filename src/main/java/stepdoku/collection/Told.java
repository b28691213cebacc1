package stepdoku.collection;

import java.util.Optional;
import java.util.stream.Stream;
import stepdoku.export.Json;
import stepdoku.session.Status;

/** What is told of a line of a file: the answer to its board, or why it is none. */
record Told(long line, Optional<BoardWork.Answer> answer, String fault) {
    static Told answer(long line, BoardWork.Answer answer) {
        return new Told(line, Optional.of(answer), "");
    }

    static Told fault(long line, String sentence) {
        return new Told(line, Optional.empty(), sentence);
    }

    /** The answer as a line; none for a fault. */
    Stream<String> text() {
        return answer.map(BoardWork.Answer::line).stream();
    }

    /** What is wrong, with the number of the line; none for a board. */
    Stream<String> complaint() {
        return answer.isPresent() ? Stream.empty() : Stream.of("line " + line + ": " + fault);
    }

    Json data() {
        Json numbered = Json.object().with("line", line);
        return answer.map(known -> numbered.with(known.data().get())).orElseGet(() -> numbered.with("error", fault));
    }

    Status status() {
        return answer.map(BoardWork.Answer::status).orElse(Status.NO);
    }
}
