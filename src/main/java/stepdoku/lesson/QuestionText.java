package stepdoku.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a question: its text, and below it the answers, each with its reason behind {@code --}. Choices begin with
 * {@code +} for a right and {@code -} for a wrong one; the right short answer begins with {@code =}.
 */
final class QuestionText {
    private static final String SIGN = "?";
    private static final String REASON = " -- ";

    private QuestionText() {}

    static Question read(Chunk chunk) {
        List<String> text = chunk.until(QuestionText::isAnswer);
        List<Answer> answers = new ArrayList<>();
        boolean isShort = false;
        int index = text.size();
        while (index < chunk.lines().size()) {
            Chunk rest = chunk.from(index);
            List<String> lines = answerLines(rest);
            answers.add(answer(rest, LessonText.joined(lines)));
            isShort |= lines.get(0).startsWith("=");
            index += lines.size();
        }
        check(chunk, answers, isShort);
        String question = LessonText.joined(text).substring(SIGN.length()).strip();
        return new Question(question, isShort ? form(chunk, answers) : AnswerForm.CHOICE, answers);
    }

    private static boolean isAnswer(String line) {
        return line.startsWith("+ ") || line.startsWith("- ") || line.startsWith("= ");
    }

    /** The line of an answer, and those that go on with it. */
    private static List<String> answerLines(Chunk rest) {
        List<String> more = rest.from(1).until(QuestionText::isAnswer);
        return rest.lines().subList(0, 1 + more.size());
    }

    private static Answer answer(Chunk place, String line) {
        int gap = line.indexOf(REASON);
        if (gap < 0) {
            throw place.fault("an answer has its reason behind ' -- '");
        }
        String reason = line.substring(gap + REASON.length()).strip();
        return new Answer(line.substring(1, gap).strip(), !line.startsWith("-"), reason);
    }

    private static void check(Chunk chunk, List<Answer> answers, boolean isShort) {
        if (answers.stream().noneMatch(Answer::isRight) || answers.stream().allMatch(Answer::isRight)) {
            throw chunk.fault("a question has right answers, which begin with '+ ' or '= ', and wrong ones: '- '");
        }
        boolean hasAny = answers.get(answers.size() - 1).isAny();
        if (isShort != hasAny) {
            throw chunk.fault("the last answer is '- *' where short ones are given, and only there");
        }
    }

    private static AnswerForm form(Chunk chunk, List<Answer> answers) {
        try {
            Optional<Answer> right = answers.stream().filter(Answer::isRight).findFirst();
            return AnswerForm.of(right.orElseThrow().text());
        } catch (IllegalArgumentException noForm) {
            throw chunk.fault(noForm.getMessage());
        }
    }
}
