package stepdoku.command;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.commons.lang3.Strings;
import org.apache.commons.text.WordUtils;
import stepdoku.export.BoardJson;
import stepdoku.export.DeductionJson;
import stepdoku.export.Json;
import stepdoku.hint.Example;
import stepdoku.hint.Technique;
import stepdoku.hint.Techniques;
import stepdoku.line.Completion;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.text.Words;
import stepdoku.view.Column;
import stepdoku.view.DeductionView;
import stepdoku.view.Role;
import stepdoku.view.Table;
import stepdoku.view.Text;

/** {@code technique}: what a technique is, with an example. */
final class TechniqueCommand extends Command {
    TechniqueCommand() {
        super(Sheet.of(Group.BOARD, "technique [NAME]", "what a technique is, with an example; without NAME the list")
                .aliases("techniques")
                .meaning("The list goes from the easiest to the hardest, as hint tries them. Other names are known,"
                        + " too: y-wing, pointing pair. The example is a position in which the technique is the"
                        + " next thing to do; the board on the table is not touched.")
                .where("NAME", "a technique")
                .examples("technique", "technique x-wing")
                .standingAlone()
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        return arguments.isEmpty() ? list() : explain(named(arguments.textFrom(0)));
    }

    private static Reply list() {
        Table table = Table.of(Column.left("technique"), Column.left("level"), Column.left("also called"));
        for (Technique technique : Techniques.TABLE) {
            table = table.with(
                    technique.name(), technique.level().toString(), String.join(", ", technique.otherNames()));
        }
        return Reply.of(table)
                .data(() -> Json.object()
                        .with(
                                "techniques",
                                Techniques.TABLE.stream()
                                        .map(TechniqueCommand::data)
                                        .toList()));
    }

    private static Json data(Technique technique) {
        return DeductionJson.technique(technique).with("otherNames", technique.otherNames());
    }

    private static Reply explain(Technique technique) {
        Example example = Example.of(technique);
        return Reply.of(
                        Text.of(technique + " (" + technique.level() + ")", Role.TITLE),
                        Text.of(technique.explanation()),
                        Text.blank(),
                        new DeductionView(example.marks(), example.deduction()))
                .data(() -> data(technique)
                        .with("explanation", technique.explanation())
                        .with("board", example.marks().grid())
                        .with(BoardJson.candidates(example.marks()))
                        .with("example", DeductionJson.of(example.deduction())));
    }

    /** The technique that people call so; else an error with the nearest name. */
    static Technique named(String text) {
        return Techniques.find(text)
                .orElseThrow(() -> new UserError("there is no technique '%s'%s"
                        .formatted(
                                Words.shorten(text),
                                Words.nearest(WordUtils.capitalizeFully(text), names())
                                        .map(name -> ": did you mean %s?".formatted(name))
                                        .orElse(": technique lists them"))));
    }

    private static Stream<String> names() {
        return Techniques.TABLE.stream().map(Technique::name);
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? completions() : List.of();
    }

    /** Other names are known as well, and names of several words. */
    @Override
    Role judge(Session session, List<String> before, String word) {
        return judge(before, word);
    }

    /** Whether the name of a technique begins so. */
    static boolean isBeginning(String word) {
        return Techniques.TABLE.stream()
                .flatMap(technique -> Stream.concat(Stream.of(technique.name()), technique.otherNames().stream()))
                .anyMatch(name -> Strings.CI.startsWith(name.replace(' ', '-'), word.replace(' ', '-')));
    }

    static Role judge(List<String> before, String word) {
        String name = String.join(" ", before) + " " + word;
        return Techniques.find(name.strip()).isPresent() ? Role.ACCENT : Role.PLAIN;
    }

    /** The names of the techniques as single words. */
    static List<Completion> completions() {
        return Techniques.TABLE.stream()
                .map(technique -> new Completion(
                                technique
                                        .name()
                                        .toLowerCase(Locale.ROOT)
                                        .replaceAll("[^a-z0-9+]+", "-")
                                        .replaceAll("-$", ""),
                                technique.level().summary())
                        .under(technique.level().toString()))
                .toList();
    }
}
