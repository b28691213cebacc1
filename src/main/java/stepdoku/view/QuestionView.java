package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/** A question, and below it the answers to choose from, numbered from 1, if there are such. */
public record QuestionView(String question, List<String> choices) implements View {
    public QuestionView {
        choices = List.copyOf(choices);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        List<View> lines = new ArrayList<>(List.of(Text.of(question, Role.ACCENT)));
        for (String choice : choices) {
            lines.add(Text.of("  " + lines.size() + "  " + choice));
        }
        return Stack.of(lines.toArray(View[]::new)).lines(page);
    }
}
