package stepdoku.session;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import stepdoku.board.Clash;
import stepdoku.board.Geometry;
import stepdoku.board.Grid;
import stepdoku.board.PencilMarks;
import stepdoku.search.Breakpoint;
import stepdoku.search.Search;
import stepdoku.search.Stepper;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;

/**
 * The state of a console: the board with its history, the search that is under way, breakpoints and settings. Commands
 * change it and nothing else does. A change of the board ends the search. Mutable.
 */
public final class Session {
    private final Map<String, Long> bookmarks = new LinkedHashMap<>();
    private final Predictions predictions = new Predictions();
    private final Host host;
    private History<PencilMarks> board = new History<>(PencilMarks.of(Grid.empty(Geometry.of(9))));
    private Breakpoints breakpoints = new Breakpoints();
    private Jumps jumps = new Jumps();
    private final Settings settings;
    private final Learning learning;
    private Strategy strategy = Strategies.SCAN;
    private int hintLevel;
    /** The size of the queens' board while it is on the table, else 0. */
    private int queens;
    /** Null until a search begins and after it has ended. */
    private Stepper stepper;
    /** Null while no mistake is looked at. */
    private Lab lab;
    /** Null while nothing is asked. */
    private Question question;

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
        return board.present().grid();
    }

    public Geometry geometry() {
        return grid().geometry();
    }

    /** The pencil marks, without what hints have eliminated. */
    public PencilMarks marks() {
        return board.present();
    }

    /** Puts a board on the table, or the same board after a change. Answers whether that ended a search. */
    public boolean change(PencilMarks next) {
        board.change(next);
        return endSearch();
    }

    /** The same, with the marks as the rules give them. */
    public boolean change(Grid next) {
        return change(PencilMarks.of(next));
    }

    /** The boards that undo would bring back, the latest first. */
    public List<PencilMarks> earlier() {
        return board.earlier();
    }

    /** Takes back the last change; false when there is none. */
    public boolean undo() {
        return board.undo() && ended();
    }

    /** Makes the change again that was taken back; false when there is none. */
    public boolean redo() {
        return board.redo() && ended();
    }

    private boolean ended() {
        endSearch();
        return true;
    }

    // ---- hints

    /** How much the next hint may tell, from 1; it grows with each question and falls back when the board changes. */
    public int deepenHint(int deepest) {
        hintLevel = Math.min(hintLevel + 1, deepest);
        return hintLevel;
    }

    // ---- the search

    public Strategy strategy() {
        return strategy;
    }

    /** Chooses the order of the cells; a search under way is ended. Answers whether there was one. */
    public boolean choose(Strategy next) {
        strategy = next;
        return endSearch();
    }

    /** Puts the queens on the table, over the board, which stays below. */
    public void queens(int size) {
        endSearch();
        queens = size;
    }

    /** What a search is or would be about. */
    public Problem problem() {
        return Problem.of(queens, grid(), strategy);
    }

    /** The search under way. */
    public Optional<Stepper> stepper() {
        return Optional.ofNullable(stepper);
    }

    /** The search under way, or a new one at time 0. A board with a clash is an error that names it. */
    public Stepper search() {
        if (stepper == null) {
            stepper = freshSearch();
        }
        return stepper;
    }

    /** Another search of the same problem, at time 0; the one under way is not touched. */
    public Stepper freshSearch() {
        return stepper(problem());
    }

    private Stepper stepper(Problem problem) {
        if (problem instanceof Problem.Sudoku sudoku) {
            refuseClashes(sudoku.grid());
        }
        return new Stepper(problem.search(), problem.firstSolutionOnly(), host::goOn);
    }

    /** An error while the queens are on the table, for verbs that are about the sudoku below them. */
    public void refuseQueens() {
        if (queens > 0) {
            throw new UserError("the queens are on the table: queens off brings the sudoku back");
        }
    }

    /** An error that names the first clash of a board, if it has one. */
    public static void refuseClashes(Grid grid) {
        List<Clash> clashes = Clash.in(grid);
        if (!clashes.isEmpty()) {
            throw UserError.no(Sentences.clash(grid.geometry(), clashes.get(0)) + ": mend that first");
        }
    }

    /** Whether a search was under way. The queens leave the table. */
    private boolean endSearch() {
        boolean wasOn = stepper != null || queens > 0;
        stepper = null;
        queens = 0;
        hintLevel = 0;
        jumps.clear();
        bookmarks.clear();
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
        return jumps;
    }

    /** Gives the present time of the search a name. */
    public void bookmark(String name) {
        bookmarks.remove(name);
        bookmarks.put(name, search().search().time());
    }

    /** The times with names, in the order in which they were named. They belong to a search and go with it. */
    public Map<String, Long> bookmarks() {
        return Collections.unmodifiableMap(bookmarks);
    }

    // ---- the lab

    /** The mistake that is looked at, on the board as it is now. */
    public Optional<Lab> lab() {
        return Optional.ofNullable(lab).map(chosen -> chosen.on(grid()));
    }

    /** Looks at a mistake, or at another move of its run. */
    public void lab(Lab next) {
        lab = next;
    }

    /** Looks at no mistake any more. */
    public void leaveLab() {
        lab = null;
    }

    // ---- questions

    /** The question that stands open. One that stands no more is forgotten: it does not come again. */
    public Optional<Question> question() {
        if (question != null && !question.stands()) {
            question = null;
        }
        return Optional.ofNullable(question);
    }

    /** Asks a question, instead of the one that was open. */
    public void ask(Question next) {
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
        if (stepper != null && queens == 0) {
            stepper.search().path().forEach(call -> digits[call.cell()] = call.value());
        }
        return grid().withDigits(digits);
    }

    /** The time of the search, 0 when none is under way. */
    public long time() {
        return stepper().map(Stepper::search).map(Search::time).orElse(0L);
    }

    // ---- as a value

    /** All that it keeps. */
    public Snapshot snapshot() {
        return new Snapshot(
                board.all(),
                board.undone(),
                strategy,
                queens,
                hintLevel,
                stepper().map(Stepper::whereabouts),
                jumps.oldestFirst(),
                Collections.unmodifiableMap(new LinkedHashMap<>(bookmarks)),
                breakpoints.snapshots(),
                breakpoints.numbered(),
                Optional.ofNullable(lab));
    }

    /**
     * Becomes as another session was. A state that its search cannot have is an IllegalArgumentException, and a clash a
     * UserError; then nothing has changed.
     */
    public void become(Snapshot other) {
        Problem next = Problem.of(other.queens(), other.present().grid(), other.strategy());
        stepper = other.search().map(place -> stepper(next).resume(place)).orElse(null);
        board = History.of(other.boards(), other.undone());
        breakpoints = Breakpoints.of(other.breakpoints(), other.numbered());
        jumps = Jumps.of(other.jumps());
        bookmarks.clear();
        bookmarks.putAll(other.bookmarks());
        strategy = other.strategy();
        queens = other.queens();
        hintLevel = other.hintLevel();
        lab = other.lab().orElse(null);
        question = null;
    }
}
