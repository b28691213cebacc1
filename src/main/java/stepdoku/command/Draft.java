package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import stepdoku.line.Completion;
import stepdoku.line.Line;
import stepdoku.line.Word;
import stepdoku.session.Session;
import stepdoku.session.Settings;
import stepdoku.view.Role;
import stepdoku.view.TipLine;

/**
 * A word of a line that is being typed, and the words of its command before it: in {@code load leetcode; set r1c3 4} the
 * last one is {@code 4} behind {@code set} and {@code r1c3}. It knows what could stand there and what its word means.
 */
public record Draft(List<Word> before, Word word) {

    /** The word at the cursor, empty behind a blank; none in a comment. */
    public static Optional<Draft> at(String text, int cursor) {
        return Line.last(text.substring(0, cursor)).map(line -> {
            List<Word> words = new ArrayList<>(line.parts());
            boolean begun = !words.isEmpty() && words.get(words.size() - 1).end() == cursor;
            if (!begun) {
                words.add(Word.emptyAt(cursor));
            }
            List<Word> spread = spread(words);
            return behind(spread, spread.size() - 1);
        });
    }

    /** Every word of a text, as if the cursor stood behind it. */
    public static Stream<Draft> all(String text) {
        return Line.split(text).stream()
                .map(line -> spread(line.parts()))
                .flatMap(words -> IntStream.range(0, words.size()).mapToObj(last -> behind(words, last)));
    }

    private static Draft behind(List<Word> words, int last) {
        return new Draft(words.subList(0, last), words.get(last));
    }

    /** Behind a verb that takes pairs, {@code r1c3=4} is two words. */
    private static List<Word> spread(List<Word> words) {
        return meant(words.get(0)).filter(Command::takesPairs).isEmpty()
                ? words
                : words.stream().flatMap(Draft::parted).toList();
    }

    private static Stream<Word> parted(Word word) {
        int sign = word.text().indexOf('=');
        if (sign <= 0) {
            return Stream.of(word);
        }
        int middle = word.start() + sign;
        return Stream.of(
                new Word(word.text().substring(0, sign), word.start(), middle),
                new Word(word.text().substring(sign + 1), middle + 1, word.end()));
    }

    /** The verb that a word means, if it is enough of one. */
    private static Optional<Command> meant(Word word) {
        List<Command> beginning = Commands.beginningWith(word.text());
        return Commands.named(word.text())
                .or(() -> beginning.stream()
                        .filter(command -> beginning.size() == 1)
                        .findFirst());
    }

    // ---- what it answers

    /** Whether this word is the verb. */
    private boolean isVerb() {
        return before.isEmpty();
    }

    private Optional<Command> command() {
        return meant(isVerb() ? word : before.get(0));
    }

    private List<String> arguments() {
        return before.stream().skip(1).map(Word::text).toList();
    }

    /** What could stand here, cells called as the person at the line wants. */
    public List<Completion> completions(Session session) {
        return isVerb()
                ? Commands.completions()
                : command().stream()
                        .flatMap(command -> command.complete(session, arguments()).stream())
                        .map(completion -> completion.with(session.settings().get(Settings.COORDINATES)))
                        .toList();
    }

    /** Whether the name of a file could stand here, too. */
    public boolean takesFile() {
        return !isVerb()
                && command().filter(command -> command.takesFile(arguments())).isPresent();
    }

    /** How the word is coloured. */
    public Role role(Session session) {
        if (word.text().isEmpty()) {
            return Role.PLAIN;
        }
        return isVerb() ? roleOfVerb(session) : roleOfArgument(session);
    }

    private Role roleOfVerb(Session session) {
        if (isAnswer(session)) {
            return Role.ACCENT;
        }
        return command().isPresent() ? Role.TITLE : isBeginning() ? Role.PLAIN : Role.BAD;
    }

    private Role roleOfArgument(Session session) {
        return command()
                .map(command -> command.judge(session, arguments(), word.text()))
                .orElse(Role.PLAIN);
    }

    /** Whether it answers a question that stands open. */
    private boolean isAnswer(Session session) {
        return session.question()
                .filter(question -> question.reads(word.text()))
                .isPresent();
    }

    private boolean isBeginning() {
        return !Commands.beginningWith(word.text()).isEmpty();
    }

    /** How the line goes on; none when there is nothing to tell. */
    public Optional<TipLine> tip(Session session) {
        if (isVerb() && word.text().isEmpty()) {
            return Optional.empty();
        }
        if (isVerb() && isAnswer(session)) {
            return Optional.of(TipLine.of("", "an answer to the question that stands open"));
        }
        return command()
                .map(command -> isVerb()
                        ? TipLine.of(command.sheet().usage(), command.sheet().summary())
                        : tip(command, session))
                .or(() -> isVerb() ? Optional.of(aboutVerbs()) : Optional.empty());
    }

    private TipLine aboutVerbs() {
        List<Command> beginning = Commands.beginningWith(word.text());
        return beginning.isEmpty()
                ? TipLine.of("", Commands.unknown(word.text()).getMessage())
                : TipLine.of("", StringUtils.join(beginning, ", "));
    }

    private TipLine tip(Command command, Session session) {
        return Tips.of(command, session, arguments(), word.text());
    }
}
