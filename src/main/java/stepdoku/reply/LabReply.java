package stepdoku.reply;

import java.util.Optional;
import stepdoku.board.Grid;
import stepdoku.listing.Mistake;
import stepdoku.listing.Mistakes;
import stepdoku.listing.Write;
import stepdoku.session.Difference;
import stepdoku.session.Lab;
import stepdoku.session.Reply;
import stepdoku.view.Column;
import stepdoku.view.DifferenceView;
import stepdoku.view.MistakeView;
import stepdoku.view.MistakenMoveView;
import stepdoku.view.MistakenRunView;
import stepdoku.view.Table;
import stepdoku.view.Text;

/** The answers of the lab. */
public final class LabReply {
    private static final String QUESTION = "Guess before you run it: what does it return on this board, after how many"
            + " calls about, and what is left on the board? lab run shows it.";
    private static final String RECORDED =
            "The run is recorded: lab back, lab step and lab goto N go through it; lab diff shows"
                    + " where it leaves the right way.";

    private LabReply() {}

    /** All mistakes, the chosen one marked. */
    public static Reply table(Optional<Mistake> chosen) {
        Table table = Table.of(Column.right("#"), Column.left("mistake"), Column.left("what is wrong"));
        int number = 0;
        for (Mistake mistake : Mistakes.TABLE) {
            String[] row = {"" + ++number, mistake.name(), mistake.summary()};
            table = chosen.filter(mistake::equals).isPresent() ? table.withMarked(row) : table.with(row);
        }
        return Reply.of(table);
    }

    /** The source of a mistake. */
    public static Reply choice(Mistake mistake) {
        return Reply.of(Text.of(mistake.name() + ": " + mistake.summary()), Text.blank(), MistakeView.of(mistake));
    }

    /** The question what will come of a mistake, for who has no teacher that asks. */
    public static Reply question() {
        return Reply.of(Text.blank(), Text.of(QUESTION));
    }

    /** What came of it. */
    public static Reply outcome(Lab lab) {
        return Reply.of(
                new MistakenRunView(lab.mistake(), lab.start(), lab.run().orElseThrow()));
    }

    /** How to look at a run. */
    public static Reply recorded() {
        return Reply.text(RECORDED);
    }

    /** Where the record stands. */
    public static Reply move(Lab lab) {
        return Reply.of(new MistakenMoveView(lab.mistake(), lab.grid(), lab.lastWrite(), lab.time(), lab.moves()));
    }

    /** Where the right search and the mistake part. */
    public static Reply difference(Lab lab) {
        Difference difference = lab.difference();
        String same = same(difference.common());
        if (!difference.isThere()) {
            return Reply.of(
                    Text.of(same + ", and there is no other: the fault is not in the moves. In the end this one "
                            + lab.run().orElseThrow().ending() + "."),
                    Text.of(lab.mistake().consequence()));
        }
        Optional<Write> write = difference.wrong();
        Grid wrong = lab.at(difference.common() + (write.isPresent() ? 1 : 0)).grid();
        String ending = lab.run().orElseThrow().ending().toString();
        return Reply.of(
                Text.of(same + "; here they part."),
                Text.blank(),
                new DifferenceView(difference.right(), difference.rightGoesOn(), wrong, write, ending));
    }

    private static String same(int moves) {
        return switch (moves) {
            case 0 -> "Not even the first move is the same";
            case 1 -> "The first move is the same";
            default -> "The first " + moves + " moves are the same";
        };
    }
}
