package stepdoku.view;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.ToIntFunction;

/** What is shown of a moment besides its move and its board if there is room, the most important first. */
enum Part {
    SENTENCE,
    PATH,
    /** The line of the source where the search stands, where the source itself cannot be seen. */
    LINE,
    COUNTERS,
    TREND,
    SPACE_ABOVE,
    SPACE_BELOW;

    /** As many parts as there is room for; where one has none, those after it are left out, too. */
    static Set<Part> within(int room, ToIntFunction<Part> height) {
        Set<Part> fitting = EnumSet.noneOf(Part.class);
        int left = room;
        for (Part part : values()) {
            left -= height.applyAsInt(part);
            if (left < 0) {
                break;
            }
            fitting.add(part);
        }
        return fitting;
    }
}
