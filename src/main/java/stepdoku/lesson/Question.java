package stepdoku.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import stepdoku.board.Geometry;

/** A question with its answers, right and wrong ones, and the form in which one is said. */
public record Question(String text, AnswerForm form, List<Answer> answers) implements Step {
    public Question {
        answers = List.copyOf(answers);
    }

    /** The answer that was said on such a board; none when the word does not have the form of one. */
    public Optional<Answer> said(String word, Geometry board) {
        if (!form.fits(word, answers.size(), board)) {
            return Optional.empty();
        }
        return form == AnswerForm.CHOICE
                ? Optional.of(answers.get(Integer.parseInt(word) - 1))
                : answers.stream()
                        .filter(answer -> answer.isAny() || form.isSame(answer.text(), word, board))
                        .findFirst();
    }

    /** How an answer is said: {@code 1, 2 or 3}, {@code a cell, such as r2c3}. */
    public String wanted() {
        if (form != AnswerForm.CHOICE) {
            return form.toString();
        }
        int count = answers.size();
        String most = IntStream.range(1, count).mapToObj(String::valueOf).collect(Collectors.joining(", "));
        return most + " or " + count;
    }

    /** A right answer. */
    public Answer right() {
        return answers.stream().filter(Answer::isRight).findFirst().orElseThrow();
    }
}
