package stepdoku.view;

import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import stepdoku.hint.Technique;

/** How often each technique was used or could be, in the order of the map. */
public record TechniqueCounts(Map<Technique, Integer> counts) implements View {
    @Override
    public List<AttributedString> lines(Page page) {
        Table table = Table.of(Column.left("technique"), Column.left("level"), Column.right("times"), Column.bar(""));
        for (Map.Entry<Technique, Integer> count : counts.entrySet()) {
            String times = count.getValue().toString();
            table = table.with(count.getKey().name(), count.getKey().level().toString(), times, times);
        }
        return table.lines(page);
    }
}
