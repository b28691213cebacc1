package stepdoku.command;

import stepdoku.board.Grid;
import stepdoku.session.Status;

/** What a verb does with each of many boards. It is made for one thread, and may keep what it needs from board to board. */
@FunctionalInterface
interface BoardWork {
    Answer answer(Grid grid);

    /** The line for a board, and whether its answer is yes. */
    record Answer(String line, Status status) {
        static Answer yes(String line) {
            return new Answer(line, Status.OK);
        }

        static Answer no(String line) {
            return new Answer(line, Status.NO);
        }
    }
}
