package stepdoku.terminal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import stepdoku.view.Column;
import stepdoku.view.Page;
import stepdoku.view.Table;
import stepdoku.view.View;

/** The keys of the stepper with what they do, one line a meaning. */
record KeysView(List<Key> keys) implements View {
    @Override
    public List<AttributedString> lines(Page page) {
        Table table = Table.of(Column.right("key"), Column.left("what it does"));
        for (Map.Entry<String, String> meaning : names().entrySet()) {
            table = table.with(meaning.getValue(), meaning.getKey());
        }
        return table.lines(page);
    }

    /** The names of the keys by what their help says. */
    private Map<String, String> names() {
        return keys.stream()
                .collect(Collectors.groupingBy(
                        Key::help, LinkedHashMap::new, Collectors.mapping(Key::name, Collectors.joining(" "))));
    }
}
