package stepdoku.command;

import stepdoku.board.Digits;
import stepdoku.export.Names;
import stepdoku.session.Problem;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.TextFile;

/** What pictures of a search say, and how they are written into files. */
final class Exports {
    private Exports() {}

    /** Writes a picture into a file. Answers what was written, and how much of it if not all. */
    static Reply write(String fileName, String text, String how) {
        TextFile file = TextFile.named(fileName);
        file.write(text);
        return Reply.text("wrote %s%s".formatted(file, how));
    }

    /** {@code scan, time 8365}. */
    static String title(Session session) {
        return "%s, time %d".formatted(session.problem().listing(), session.time());
    }

    static Names names(Problem problem) {
        boolean queens = problem instanceof Problem.Queens;
        return new Names(problem::cellName, value -> queens ? "c" + value : "" + Digits.symbol(value));
    }
}
