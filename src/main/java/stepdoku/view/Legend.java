package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;

/** What the signs of a picture mean, as many explanations on a line as there is room for. */
record Legend(List<String> explanations) implements View {
    private static final String GAP = "   ";

    static Legend of(String... explanations) {
        return new Legend(List.of(explanations));
    }

    /** The same legend with one more explanation. */
    Legend with(String explanation) {
        return new Legend(
                Stream.concat(explanations.stream(), Stream.of(explanation)).toList());
    }

    @Override
    public List<AttributedString> lines(Page page) {
        List<String> lines = new ArrayList<>(List.of(explanations.get(0)));
        for (String explanation : explanations.subList(1, explanations.size())) {
            int end = lines.size() - 1;
            String longer = lines.get(end) + GAP + explanation;
            if (longer.length() <= page.width()) {
                lines.set(end, longer);
            } else {
                lines.add(explanation);
            }
        }
        return lines.stream()
                .flatMap(line -> Text.of(line, Role.DIM).lines(page).stream())
                .toList();
    }
}
