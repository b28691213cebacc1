package stepdoku.reply;

import java.util.List;
import java.util.Locale;
import stepdoku.board.Digits;
import stepdoku.export.Names;
import stepdoku.session.Problem;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.TextFile;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** What pictures of a search say, and how they are written into files. */
public final class Exports {
    private Exports() {}

    /** Writes a picture into a file or to standard output. Answers what was written, and how much of it if not all. */
    public static Reply write(String fileName, String text, String how) {
        TextFile file = TextFile.named(fileName);
        if (file.isStandardStream()) {
            return Reply.raw(text.lines());
        }
        file.write(text);
        return Reply.text("wrote %s%s".formatted(file, how));
    }

    /** The name of a file for something that is written as SVG; an error unless it says so or is {@code -}. */
    public static String svg(String fileName, String what) {
        if (!isSvg(fileName) && !TextFile.named(fileName).isStandardStream()) {
            throw new UserError("%s is written as SVG: '%s' must end in .svg, or be - for standard output"
                    .formatted(what, Words.shorten(fileName)));
        }
        return fileName;
    }

    public static boolean isSvg(String fileName) {
        return fileName.toLowerCase(Locale.ROOT).endsWith(".svg");
    }

    /** Whether the first word sends a picture to standard output. */
    public static boolean goesToStandardOutput(List<String> words) {
        return !words.isEmpty() && TextFile.named(words.get(0)).isStandardStream();
    }

    /** {@code scan, time 8365}. */
    public static String title(Session session) {
        return "%s, time %d".formatted(session.problem().listing(), session.time());
    }

    public static Names names(Problem problem) {
        boolean queens = problem instanceof Problem.Queens;
        return new Names(problem::cellName, value -> queens ? "c" + value : "" + Digits.symbol(value));
    }
}
