package stepdoku.terminal;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stepdoku.command.Commands;

/** The table of the stepper's keys. */
class KeysTest {
    private static final Map<String, String> MIRRORS =
            Map.of("step", "back", "next", "previous", "finish", "start", "continue", "reverse", "stepi", "backi");

    @ParameterizedTest
    @CsvSource({
        "right, step",
        "s, step",
        "left, back",
        "b, back",
        "n, next",
        "p, previous",
        "f, finish",
        "o, start",
        "c, continue",
        "C, reverse",
        "i, stepi",
        "I, backi",
        "home, goto start",
        "end, goto end"
    })
    void aKeyTypesALine(String key, String line) {
        assertEquals(new Deed.Line(line), named(key).deed());
    }

    @ParameterizedTest
    @CsvSource({"s", "b", "n", "p", "f", "o", "c", "i"})
    void theCapitalLetterIsTheSameMotionTheOtherWay(String letter) {
        assertEquals(
                mirror(line(named(letter))), line(named(letter.toUpperCase())).text());
    }

    private static Deed.Line line(Key key) {
        return (Deed.Line) key.deed();
    }

    private static String mirror(Deed.Line line) {
        return MIRRORS.entrySet().stream()
                .filter(pair -> pair.getValue().equals(line.text()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseGet(() -> MIRRORS.get(line.text()));
    }

    @Test
    void whatKeysTypeAreVerbsByTheirWholeNames() {
        Stream<String> lines = Keys.TABLE.stream().map(Key::deed).flatMap(KeysTest::typed);
        assertAll(lines.map(line -> StringUtils.substringBefore(line, " "))
                .filter(verb -> !verb.isEmpty())
                .map(verb ->
                        () -> assertEquals(verb, Commands.find(verb).sheet().name())));
    }

    private static Stream<String> typed(Deed deed) {
        if (deed instanceof Deed.Line line) {
            return Stream.of(line.text());
        }
        return deed instanceof Deed.Ask ask ? Stream.of(ask.begun()) : Stream.empty();
    }

    @Test
    void noTwoKeysAreTheSame() {
        List<String> strokes =
                Keys.TABLE.stream().flatMap(key -> key.strokes().stream()).toList();
        List<String> names = Keys.TABLE.stream().map(Key::name).toList();
        assertEquals(strokes.stream().distinct().toList(), strokes);
        assertEquals(names.stream().distinct().toList(), names);
    }

    @Test
    void everyDeedHasAKeyAndEveryKeyAHelp() {
        assertAll(Stream.of(Deed.Own.values())
                .map(deed ->
                        () -> assertFalse(Keys.TABLE.stream().noneMatch(key -> key.deed() == deed), deed.toString())));
        assertAll(Keys.TABLE.stream().map(key -> () -> assertFalse(key.help().isBlank(), key.name())));
    }

    private static Key named(String name) {
        return Keys.TABLE.stream()
                .filter(key -> key.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
