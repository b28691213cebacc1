package stepdoku.kept;

import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import stepdoku.session.Session;
import stepdoku.session.Snapshot;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** Reads the lines of a {@link SessionFile}, and knows which one it is at, so that a fault has a place. Mutable. */
final class SessionReader {
    private final String name;
    private final KeptBoards boards = new KeptBoards();
    private final KeptSearch search = new KeptSearch();
    private final KeptBreakpoints breakpoints = new KeptBreakpoints();
    private final KeptLab lab = new KeptLab();
    private int line;
    /** The line that tells the time of the search. */
    private int searchLine;

    SessionReader(String name) {
        this.name = name;
    }

    void read(List<String> lines) {
        for (String text : lines) {
            line++;
            if (SessionFile.says(text)) {
                at(line, () -> read(text.strip()));
            }
        }
    }

    private void read(String text) {
        String key = StringUtils.substringBefore(text, " ");
        String words = StringUtils.substringAfter(text, " ");
        if (key.equals("time")) {
            searchLine = line;
        }
        if (key.equals(SessionFile.HEAD)) {
            refuseOtherVersions(words);
        } else if (Stream.of(boards, search, breakpoints, lab).noneMatch(part -> part.read(key, words))) {
            throw new UserError("'%s' is no word of a session".formatted(Words.shorten(key)));
        }
    }

    private static void refuseOtherVersions(String version) {
        if (!version.equals(String.valueOf(SessionFile.VERSION))) {
            throw new UserError("this is version %s of a session, and only version %d can be read"
                    .formatted(Words.shorten(version), SessionFile.VERSION));
        }
    }

    void restore(Session session) {
        at(line, boards::boards);
        at(searchLine, () -> become(session));
    }

    private void become(Session session) {
        try {
            session.become(new Snapshot(
                    boards.boards(),
                    boards.undone(),
                    search.strategy(),
                    search.queens(),
                    search.hintLevel(),
                    search.place(),
                    search.jumps(),
                    search.bookmarks(),
                    breakpoints.all(),
                    breakpoints.numbered(),
                    lab.lab()));
        } catch (IllegalArgumentException noSuchState) {
            throw new UserError("the search on this board cannot have stood as it is told here");
        }
    }

    /** Does something; what is wrong is told with the place in the file. */
    private void at(int number, Runnable work) {
        try {
            work.run();
        } catch (UserError fault) {
            throw new UserError("%s, line %d: %s".formatted(name, number, fault.getMessage()));
        }
    }
}
