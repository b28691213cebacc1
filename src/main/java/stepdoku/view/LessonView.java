package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import stepdoku.lesson.AnswerForm;
import stepdoku.lesson.Question;
import stepdoku.lesson.Step;

/** Steps of a lesson one under another: what is to be read, and what it waits for. */
public record LessonView(List<Step> steps) implements View {
    private static final String INDENTATION = "  ";

    public LessonView {
        steps = List.copyOf(steps);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        List<AttributedString> lines = new ArrayList<>();
        for (Step step : steps) {
            if (!lines.isEmpty()) {
                lines.add(AttributedString.EMPTY);
            }
            lines.addAll(lines(step, page));
        }
        return lines;
    }

    private static List<AttributedString> lines(Step step, Page page) {
        if (step instanceof Step.Prose prose) {
            return Text.of(prose.text()).lines(page);
        }
        if (step instanceof Step.Picture picture) {
            return BoardView.of(picture.board()).lines(page);
        }
        if (step instanceof Step.Source source) {
            return source.lines().stream()
                    .map(line -> page.cut(page.theme().text(Role.PLAIN, INDENTATION + line)))
                    .toList();
        }
        if (step instanceof Step.Type type) {
            return List.of(page.cut(labelled("Type:", Role.ACCENT, type.line(), page)));
        }
        return step instanceof Question question ? question(question, page) : task((Step.Task) step, page);
    }

    private static AttributedString labelled(String label, Role role, String text, Page page) {
        return new AttributedStringBuilder()
                .append(page.theme().text(Role.TITLE, label))
                .append(INDENTATION)
                .append(page.text(role, text))
                .toAttributedString();
    }

    private static List<AttributedString> question(Question question, Page page) {
        List<AttributedString> lines = new ArrayList<>(
                Text.of("Question: " + question.text(), Role.TITLE).lines(page));
        Table choices = Table.of(Column.right(""), Column.left(""));
        for (int i = 0;
                question.form() == AnswerForm.CHOICE && i < question.answers().size();
                i++) {
            choices = choices.with(
                    INDENTATION + (i + 1), question.answers().get(i).text());
        }
        lines.addAll(choices.lines(page));
        lines.addAll(Text.of("Answer with " + question.wanted() + "; ? gives the answer.", Role.DIM)
                .lines(page));
        return lines;
    }

    private static List<AttributedString> task(Step.Task task, Page page) {
        return Stack.of(
                        Text.of("Task: " + StringUtils.capitalize(task.text()), Role.TITLE),
                        Text.of("Any way will do; learn next shows one.", Role.DIM))
                .lines(page);
    }
}
