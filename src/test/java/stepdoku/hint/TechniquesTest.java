package stepdoku.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TechniquesTest {

    @Test
    void everyTechniqueStandsInTheTable() throws Exception {
        List<Class<?>> inTable = new ArrayList<>();
        Techniques.TABLE.forEach(technique -> inTable.add(technique.getClass()));
        for (Class<?> type : classesOfTheRoom()) {
            boolean isTechnique = Technique.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers());
            assertTrue(
                    !isTechnique || inTable.contains(type),
                    "this line is missing in Techniques: new " + type.getSimpleName() + "(),");
        }
    }

    private static List<Class<?>> classesOfTheRoom() throws Exception {
        File room = new File(Technique.class.getResource("Technique.class").toURI()).getParentFile();
        List<Class<?>> classes = new ArrayList<>();
        for (File file : room.listFiles((folder, name) -> name.endsWith(".class"))) {
            classes.add(Class.forName("stepdoku.hint." + file.getName().replace(".class", "")));
        }
        return classes;
    }

    @Test
    void noTwoTechniquesShareAName() {
        List<String> names = Techniques.TABLE.stream()
                .flatMap(technique -> Stream.concat(Stream.of(technique.name()), technique.otherNames().stream()))
                .map(name -> name.toLowerCase().replaceAll("[^a-z0-9+]", ""))
                .toList();
        assertEquals(names.stream().distinct().toList(), names);
    }

    @Test
    void everyTechniqueIsFoundByAllItsNames() {
        for (Technique technique : Techniques.TABLE) {
            assertEquals(Optional.of(technique), Techniques.find(technique.name()));
            assertEquals(
                    Optional.of(technique), Techniques.find(technique.name().toUpperCase()));
            for (String other : technique.otherNames()) {
                assertEquals(Optional.of(technique), Techniques.find(other));
            }
        }
    }

    @Test
    void aBeginningThatNoOtherHasIsEnough() {
        assertEquals("X-Wing", Techniques.find("x-w").orElseThrow().name());
        assertEquals("Turbot Fish", Techniques.find("turbot").orElseThrow().name());
        assertEquals("2-String Kite", Techniques.find("2-string").orElseThrow().name());
        assertEquals(Optional.empty(), Techniques.find("naked"));
        assertEquals(Optional.empty(), Techniques.find(""));
    }

    @Test
    void noTechniqueHasAnotherName() {
        assertEquals(Optional.empty(), Techniques.find("guess"));
    }

    @Test
    void noTechniqueIsOfALowerLevelThanAnEasierOne() {
        for (int i = 1; i < Techniques.TABLE.size(); i++) {
            Technique easier = Techniques.TABLE.get(i - 1);
            Technique harder = Techniques.TABLE.get(i);
            assertTrue(easier.level().compareTo(harder.level()) <= 0, easier + " stands before " + harder);
        }
    }

    @Test
    void everyExplanationIsOneParagraphThatNamesItsSources() {
        for (Technique technique : Techniques.TABLE) {
            String text = technique.explanation();
            assertTrue(text.matches(".+ Sources: .*HoDoKu, \".+\".*\\."), technique + ": " + text);
            assertTrue(text.length() > 120, technique + " is explained in too few words");
        }
    }

    @Test
    void aSolvedBoardGivesNoHint() {
        String solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        for (Technique technique : Techniques.TABLE) {
            assertEquals(List.of(), technique.all(Pictures.grid(solved)), technique.name());
        }
    }

    @Test
    void anEmptyBoardGivesNoHintButNoErrorEither() {
        for (int size : Arrays.asList(4, 6, 9, 12, 16)) {
            for (Technique technique : Techniques.TABLE) {
                assertEquals(List.of(), technique.all(Pictures.grid(".".repeat(size * size))), technique.name());
            }
        }
    }
}
