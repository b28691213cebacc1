package stepdoku.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.search.Breakpoint;
import stepdoku.search.Stepper;
import stepdoku.search.Strategy;

/**
 * The state of a console: the board with its history, the search that is under way, breakpoints and settings. Commands
 * change it and nothing else does. A change of the board ends the search. Mutable.
 */
public final class Session {
    /** The level at which a hint tells all it knows. */
    public static final int DEEPEST_HINT = 3;

    private final Host host;
    private final Settings settings;
    private final Learning learning;
    private final Predictions predictions = new Predictions();
    private Tabletop table = Tabletop.empty();
    private SearchUnderWay search = SearchUnderWay.notBegun();
    private Breakpoints breakpoints = new Breakpoints();
    /** Null while nothing is asked. */
    private OpenQuestion question;

    /** A session with an empty board and the usual settings. */
    public Session(Host host) {
        this(host, new Settings());
    }

    /** A session with an empty board. */
    public Session(Host host, Settings settings) {
        this.host = host;
        this.settings = settings;
        this.learning = new Learning(host);
    }

    public Host host() {
        return host;
    }

    public Settings settings() {
        return settings;
    }

    /** The lesson that is on, and how far one is in all of them. */
    public Learning learning() {
        return learning;
    }

    // ---- the board

    public Grid grid() {
        return table.grid();
    }

    public Geometry geometry() {
        return grid().geometry();
    }

    /** The pencil marks, without what hints have eliminated. */
    public PencilMarks marks() {
        return table.boards().present();
    }

    /** Puts a board on the table, or the same board after a change. Answers whether that ended a search. */
    public boolean change(PencilMarks next) {
        table.boards().change(next);
        return endSearch();
    }

    /** The same, with the marks as the rules give them. */
    public boolean change(Grid next) {
        return change(PencilMarks.of(next));
    }

    /** The boards that undo would bring back, the latest first. */
    public List<PencilMarks> earlier() {
        return table.boards().earlier();
    }

    /** Takes back the last change; false when there is none. */
    public boolean undo() {
        return table.boards().undo() && ended();
    }

    /** Makes the change again that was taken back; false when there is none. */
    public boolean redo() {
        return table.boards().redo() && ended();
    }

    private boolean ended() {
        endSearch();
        return true;
    }

    // ---- hints

    /** How much the next hint may tell, from 1; it grows with each question and falls back when the board changes. */
    public int deepenHint() {
        return table.deepenHint(DEEPEST_HINT);
    }

    // ---- the search

    public Strategy strategy() {
        return table.strategy();
    }

    /** Chooses the order of the cells; a search under way is ended. Answers whether there was one. */
    public boolean choose(Strategy next) {
        table.choose(next);
        return endSearch();
    }

    /** Puts the queens on the table, over the board, which stays below. */
    public void queens(int size) {
        endSearch();
        table.queens(size);
    }

    /** What a search is or would be about. */
    public Problem problem() {
        return table.problem();
    }

    /** The search under way. */
    public Optional<Stepper> stepper() {
        return search.stepper();
    }

    /** The search under way, or a new one at time 0. A board with a clash is an error that names it. */
    public Stepper search() {
        return search.begun(this::freshSearch);
    }

    /** Another search of the same problem, at time 0; the one under way is not touched. */
    public Stepper freshSearch() {
        return problem().begin(host::goOn);
    }

    /** An error while the queens are on the table, for verbs that are about the sudoku below them. */
    public void refuseQueens() {
        if (table.queens() > 0) {
            throw new UserError("the queens are on the table: queens off brings the sudoku back");
        }
    }

    /** Whether a search was under way. The queens leave the table. */
    private boolean endSearch() {
        boolean wasOn = search.stepper().isPresent() || table.queens() > 0;
        search = SearchUnderWay.notBegun();
        table.clear();
        return wasOn;
    }

    public Breakpoints breakpoints() {
        return breakpoints;
    }

    /** The breakpoints that can stop the search. */
    public List<Breakpoint> watching() {
        return breakpoints.on(problem().board());
    }

    /** Where the last long motions of the search began. */
    public Jumps jumps() {
        return search.jumps();
    }

    /** Gives the present time of the search a name. */
    public void bookmark(String name) {
        search();
        search.bookmark(name);
    }

    /** The times with names, in the order in which they were named. They belong to a search and go with it. */
    public Map<String, Long> bookmarks() {
        return search.bookmarks();
    }

    // ---- the lab

    /** The mistake that is looked at, on the board as it is now. */
    public Optional<Lab> lab() {
        return table.lab().map(chosen -> chosen.on(grid()));
    }

    /** Looks at a mistake, or at another move of its run. */
    public void lab(Lab next) {
        table.lab(next);
    }

    /** Looks at no mistake any more. */
    public void leaveLab() {
        table.lab(null);
    }

    // ---- questions

    /** The question that stands open. One that stands no more is forgotten: it does not come again. */
    public Optional<OpenQuestion> question() {
        if (question != null && !question.stands()) {
            question = null;
        }
        return Optional.ofNullable(question);
    }

    /** Asks a question, instead of the one that was open. */
    public void ask(OpenQuestion next) {
        question = next;
    }

    /** Lets the question go, whatever it was. */
    public void closeQuestion() {
        question = null;
    }

    /** Questions on what the search will do, and how they were answered. */
    public Predictions predictions() {
        return predictions;
    }

    // ---- what is seen

    /** The board as it is shown: with the placements of the search that is under way as entries. */
    public Grid shown() {
        int[] digits = grid().digits();
        if (table.queens() == 0) {
            stepper().ifPresent(begun -> begun.search().path().forEach(call -> digits[call.cell()] = call.value()));
        }
        return grid().withDigits(digits);
    }

    /** The time of the search, 0 when none is under way. */
    public long time() {
        return search.time();
    }

    // ---- as a value

    /** All that it keeps. */
    public Snapshot snapshot() {
        return new Snapshot(
                table.boards().all(),
                table.boards().undone(),
                table.strategy(),
                table.queens(),
                table.hintLevel(),
                search.whereabouts(),
                search.jumps().oldestFirst(),
                search.bookmarks(),
                breakpoints.snapshots(),
                breakpoints.numbered(),
                table.lab());
    }

    /**
     * Becomes as another session was. A state that its search cannot have is an IllegalArgumentException, and a clash a
     * UserError; then nothing has changed.
     */
    public void become(Snapshot other) {
        Tabletop next = Tabletop.of(other);
        search = SearchUnderWay.of(other, () -> next.problem().begin(host::goOn));
        table = next;
        breakpoints = Breakpoints.of(other.breakpoints(), other.numbered());
        question = null;
    }
}
