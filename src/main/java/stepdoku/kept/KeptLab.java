package stepdoku.kept;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.listing.Mistake;
import stepdoku.listing.Mistakes;
import stepdoku.session.Lab;
import stepdoku.session.Problem;
import stepdoku.session.Snapshot;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** The lab of a session as a line of a file: the mistake, the move of its run if it was run, and its board. */
final class KeptLab implements KeptPart {
    private static final Pattern LAB = Pattern.compile("(\\S+)(?: at (\\d{1,9}))? on (\\S+)( .+)?");

    private Optional<Lab> lab = Optional.empty();

    static List<String> lines(Snapshot it) {
        return it.lab()
                .map(lab -> List.of(
                        "# The lab: the mistake that is looked at, the move of its run, the board under it.",
                        line(lab)))
                .orElse(List.of());
    }

    private static String line(Lab lab) {
        String at = lab.run().isPresent() ? " at " + lab.time() : "";
        String entries = KeptBoard.words(PencilMarks.of(lab.start()));
        return "lab %s%s on %s %s"
                .formatted(lab.mistake().name(), at, KeptBoards.givens(lab.start()), entries)
                .strip();
    }

    @Override
    public boolean read(String key, String words) {
        boolean isLab = key.equals("lab");
        if (isLab) {
            lab = Optional.of(lab(words));
        }
        return isLab;
    }

    /** A run is not written down, as it can be made again. */
    private static Lab lab(String words) {
        Matcher it = LAB.matcher(words);
        if (!it.matches()) {
            throw new UserError("this is not a lab such as 'no-undo at 7 on' and a board");
        }
        Mistake mistake = Mistakes.named(it.group(1))
                .orElseThrow(() -> new UserError("there is no mistake '%s'".formatted(Words.shorten(it.group(1)))));
        Grid givens = KeptBoards.readGivens(it.group(3));
        Grid start =
                KeptBoard.read(givens, it.group(4) == null ? "" : it.group(4)).grid();
        Lab fresh = Lab.of(mistake, start);
        return it.group(2) == null ? fresh : run(fresh, Integer.parseInt(it.group(2)));
    }

    private static Lab run(Lab fresh, int move) {
        Problem.refuseClashes(fresh.start());
        Lab done = fresh.afterRun();
        if (move > done.moves()) {
            throw new UserError("this run has only %s".formatted(Words.count(done.moves(), "move")));
        }
        return done.at(move);
    }

    Optional<Lab> lab() {
        return lab;
    }
}
