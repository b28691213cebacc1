package stepdoku.collection;

import java.util.function.Supplier;
import stepdoku.board.Grid;
import stepdoku.export.Json;
import stepdoku.session.Status;

/** What a verb does with each of many boards. It is made for one thread, and may keep what it needs from board to board. */
@FunctionalInterface
public interface BoardWork {
    Answer answer(Grid grid);

    /** The line for a board, the same for programs, and whether the answer is yes. */
    record Answer(String line, Supplier<Json> data, Status status) {
        public static Answer of(String line, Supplier<Json> data, boolean yes) {
            return new Answer(line, data, yes ? Status.OK : Status.NO);
        }
    }
}
