package stepdoku.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import stepdoku.line.Completion;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** The table of the verbs, in the order of the help. */
public final class Commands {
    public static final List<Command> TABLE = List.of(
            new LoadCommand(),
            new NewCommand(),
            new SamplesCommand(),
            new ShowCommand(),
            new SetCommand(),
            new ClearCommand(),
            new UndoCommand(),
            new RedoCommand(),
            new SaveCommand(),
            new CheckCommand(),
            new HintCommand(),
            new TechniqueCommand(),
            new SolveCommand(),
            new RateCommand(),
            new GenerateCommand(),
            new ExplainCommand(),
            new StepCommand(),
            new BackCommand(),
            new StepInsideCommand(),
            new BackInsideCommand(),
            new NextCommand(),
            new PreviousCommand(),
            new FinishCommand(),
            new StartCommand(),
            new ContinueCommand(),
            new ReverseCommand(),
            new UntilCommand(),
            new GotoCommand(),
            new LastCommand(),
            new MarkCommand(),
            new MarksCommand(),
            new RestartCommand(),
            new PlayCommand(),
            new BreakCommand(),
            new BreaksCommand(),
            new DeleteCommand(),
            new EnableCommand(),
            new DisableCommand(),
            new IgnoreCommand(),
            new PathCommand(),
            new FrameCommand(),
            new ListCommand(),
            new InsideCommand(),
            new WhyCommand(),
            new TreeCommand(),
            new PlotCommand(),
            new StatsCommand(),
            new WatchCommand(),
            new PictureCommand(),
            new StrategyCommand(),
            new CompareCommand(),
            new QueensCommand(),
            new LabCommand(),
            new PredictCommand(),
            new TraceCommand(),
            new CheckTraceCommand(),
            new LearnCommand(),
            new OptionCommand(),
            new HelpCommand(),
            new HistoryCommand(),
            new RecordCommand(),
            new ResumeCommand(),
            new QuitCommand());

    private Commands() {}

    /** The verb that a word means: its name, another name of it, or the beginning of one name only, longer forms of it aside. */
    public static Command find(String word) {
        return named(word).orElseGet(() -> beginning(word));
    }

    /** The verb with this very name or other name. */
    public static Optional<Command> named(String word) {
        return TABLE.stream()
                .filter(command -> names(command).anyMatch(word::equals))
                .findFirst();
    }

    private static Command beginning(String word) {
        List<Command> candidates = word.isBlank() ? List.of() : beginningWith(word);
        return candidates.stream()
                .filter(candidate -> candidates.stream().allMatch(other -> begins(candidate, other)))
                .findFirst()
                .orElseThrow(() -> candidates.isEmpty() ? unknown(word) : ambiguous(word, candidates));
    }

    /** Whether the name of a verb begins with that of another: then the short one is meant by their beginnings. */
    private static boolean begins(Command one, Command other) {
        return other.sheet().name().startsWith(one.sheet().name());
    }

    /** The verbs one of whose names begins so. */
    static List<Command> beginningWith(String word) {
        return TABLE.stream()
                .filter(command -> names(command).anyMatch(name -> name.startsWith(word)))
                .toList();
    }

    static Stream<String> names(Command command) {
        return Stream.concat(Stream.of(command.sheet().name()), command.sheet().aliases().stream());
    }

    private static UserError ambiguous(String word, List<Command> candidates) {
        String names = candidates.stream().map(Command::toString).collect(Collectors.joining(", "));
        return new UserError("'%s' is the beginning of several verbs: %s".formatted(word, names));
    }

    /** Whether a word is a verb or the beginning of one, or looks like a misspelt one. */
    static boolean resemblesVerb(String word) {
        return !beginningWith(word).isEmpty() || nearest(word).isPresent();
    }

    private static Optional<String> nearest(String word) {
        return Words.nearest(word, TABLE.stream().map(Command::toString));
    }

    static UserError unknown(String word) {
        String shown = Words.shorten(word);
        return new UserError(nearest(word)
                .map(name -> "there is no verb '%s': did you mean %s?".formatted(shown, name))
                .orElse("there is no verb '%s': help lists them".formatted(shown)));
    }

    /** The verbs, under the headings of the help. */
    static List<Completion> completions() {
        return TABLE.stream()
                .map(Command::sheet)
                .map(sheet -> new Completion(sheet.name(), sheet.summary())
                        .under(sheet.group().title()))
                .toList();
    }
}
