package stepdoku.command;

import java.util.List;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.line.Completion;
import stepdoku.line.Completions;
import stepdoku.reply.Boards;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.text.Words;

/** {@code new}: an empty board. */
final class NewCommand extends Command {
    NewCommand() {
        super(Sheet.of(Group.BOARD, "new [4|6|9|12|16|25]", "an empty board, 9x9 if no size is said")
                .examples("new", "new 6")
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        int size = arguments
                .atMost(1)
                .word(0)
                .map(word -> NumberUtils.toInt(word, 0))
                .orElse(9);
        if (!Geometry.SIZES.contains(size)) {
            throw arguments.usage("there are no boards of size '%s'"
                    .formatted(Words.shorten(arguments.word(0).orElse(""))));
        }
        boolean ended = session.change(Grid.empty(Geometry.of(size)));
        return Boards.reply(session, ended, "empty board of " + session.geometry());
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? Completions.sizes(Geometry.SIZES.stream()) : List.of();
    }
}
