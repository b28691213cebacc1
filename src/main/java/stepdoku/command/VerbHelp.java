package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import stepdoku.view.Role;
import stepdoku.view.Text;
import stepdoku.view.View;

/** What help says of one verb: usage, meaning and examples. */
public final class VerbHelp {
    private VerbHelp() {}

    public static List<View> of(Sheet sheet) {
        List<View> views = new ArrayList<>();
        views.add(Text.of(sheet.usage(), Role.TITLE));
        views.add(Text.of("  " + sheet.summary()));
        if (!sheet.aliases().isEmpty()) {
            views.add(Text.of("  also: " + String.join(", ", sheet.aliases())));
        }
        if (!sheet.meaning().isEmpty()) {
            views.add(Text.blank());
            views.add(Text.of(sheet.meaning()));
        }
        views.add(Text.blank());
        views.addAll(examples(sheet.examples()));
        return views;
    }

    /** Lines to try. */
    static List<View> examples(List<String> lines) {
        return lines.stream()
                .<View>map(line -> Text.of("  > " + line, Role.ACCENT))
                .toList();
    }
}
