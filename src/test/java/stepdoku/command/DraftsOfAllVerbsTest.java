package stepdoku.command;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stepdoku.line.Completion;
import stepdoku.line.Form.Blank;
import stepdoku.line.Line;
import stepdoku.line.Usage;
import stepdoku.view.Role;

/** What holds for the drafts of every verb, because it stands in the table. */
class DraftsOfAllVerbsTest {
    private static final List<String> PIECES = List.of(
            " ", " ", " ", "r1c3", "=", "4", "0", ";", "#", "'", "\"", ">=", "<", "all", "x", "--boards", "1..9", "-");

    private static Stream<DynamicTest> forEachVerb(Consumer<Command> test) {
        return Commands.TABLE.stream()
                .map(command -> DynamicTest.dynamicTest(command.toString(), () -> test.accept(command)));
    }

    @TestFactory
    Stream<DynamicTest> everyKindOfWordsHasAMeaning() {
        return forEachVerb(command -> Usage.kinds(command.sheet().usage())
                .forEach(kind -> assertFalse(command.sheet().meaningOf(kind).isEmpty(), kind)));
    }

    @TestFactory
    Stream<DynamicTest> noMeaningIsForNothing() {
        return forEachVerb(command -> command.sheet()
                .kinds()
                .keySet()
                .forEach(kind -> assertEquals(
                        1,
                        Usage.kinds(command.sheet().usage())
                                .filter(kind::equals)
                                .count(),
                        kind)));
    }

    @TestFactory
    Stream<DynamicTest> wordsThatStandForThemselvesAreOffered() {
        Typing typing = new Typing();
        return forEachVerb(command -> {
            List<String> offered = command.complete(typing.session(), List.of()).stream()
                    .map(Completion::word)
                    .toList();
            Usage.due(command.sheet().usage(), List.of()).stream()
                    .filter(Blank::isLiteral)
                    .forEach(blank -> assertEquals(
                            1, offered.stream().filter(blank.name()::equals).count(), blank.name()));
        });
    }

    @TestFactory
    Stream<DynamicTest> whatIsOfferedIsColouredAsRight() {
        Typing typing = new Typing();
        typing.type("load leetcode", "set r1c3 2", "step 3; mark here", "break place");
        return forEachVerb(command -> command.complete(typing.session(), List.of())
                .forEach(completion -> assertNotEquals(
                        Role.BAD, command.judge(typing.session(), List.of(), completion.word()), completion.word())));
    }

    @TestFactory
    Stream<DynamicTest> examplesAreColouredAsRight() {
        return Commands.TABLE.stream()
                .flatMap(command -> command.sheet().examples().stream())
                .distinct()
                .map(example -> DynamicTest.dynamicTest(example, () -> assertRight(example)));
    }

    private static void assertRight(String example) {
        Typing typing = new Typing();
        for (Line line : Line.split(example)) {
            Draft.all(line.text())
                    .forEach(draft -> assertNotEquals(
                            Role.BAD, draft.role(typing.session()), draft.word().text()));
            typing.type(line.text());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new 4",
                "load leetcode; step 9",
                "queens 8; step 3",
                "load tiny-clash",
                "load 16x16",
                "load full-valid"
            })
    void nothingThatIsTypedIsTooStrange(String setup) {
        Typing typing = new Typing();
        typing.type(setup);
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (Command command : Commands.TABLE) {
            StringBuilder line = new StringBuilder(command.toString());
            for (int i = 0; i < 12; i++) {
                line.append(PIECES.get(random.nextInt(PIECES.size())));
                String text = line.toString();
                assertDoesNotThrow(() -> look(typing, text), "seed " + seed + ": " + text);
            }
        }
    }

    private static void look(Typing typing, String text) {
        Draft.all(text).forEach(draft -> draft.role(typing.session()));
        Draft.at(text, text.length()).ifPresent(draft -> {
            draft.completions(typing.session());
            draft.tip(typing.session());
            draft.takesFile();
        });
    }
}
