package stepdoku.view;

import java.util.List;
import org.jline.utils.AttributedString;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;

/** The table of the strategies, the present one marked. */
public record StrategiesView(Strategy present) implements View {
    @Override
    public List<AttributedString> lines(Page page) {
        Table table = Table.of(Column.left("strategy"), Column.left("which cell comes next"));
        for (Strategy strategy : Strategies.TABLE) {
            table = strategy == present
                    ? table.withMarked(strategy.name(), strategy.summary())
                    : table.with(strategy.name(), strategy.summary());
        }
        return table.lines(page);
    }
}
