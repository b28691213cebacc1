package stepdoku.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever the text, there comes a board or one sentence. */
class FuzzTest {
    private static final String ALPHABET = "0123456789.-|+ \n\t,;:#[]{}\"'`<>=/?*_xXABGOP\r\uFEFF│─┼\u00A0I\uFF15";

    private final long seed = System.nanoTime();
    private final Random random = new Random(seed);

    private void assertBoardOrSentence(String text) {
        try {
            Formats.readAll(text).limit(20).forEach(Reading::understood);
        } catch (FormatException fault) {
            String sentence = fault.getMessage();
            assertFalse(
                    sentence.isBlank() || sentence.lines().count() > 1 || sentence.length() > 300,
                    "seed " + seed + ": " + sentence);
        } catch (RuntimeException | Error bug) {
            throw new AssertionError("seed " + seed + ", text:\n" + text, bug);
        }
        Pasted.of(text);
    }

    private static List<String> goodTexts() {
        List<String> texts = new ArrayList<>(Examples.ALL);
        for (WritableFormat format : Formats.writable()) {
            texts.add(format.write(Boards.leetcode()));
            texts.add(format.write(Boards.named("tiny-twelve")));
        }
        return texts;
    }

    @Test
    void randomTexts() {
        for (int round = 0; round < 500; round++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(200); length > 0; length--) {
                text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
            }
            assertBoardOrSentence(text.toString());
        }
    }

    @Test
    void truncatedTexts() {
        for (String text : goodTexts()) {
            for (int end = 0; end < text.length(); end += 1 + random.nextInt(20)) {
                assertBoardOrSentence(text.substring(0, end));
                assertBoardOrSentence(text.substring(end));
            }
        }
    }

    @Test
    void changedTexts() {
        for (String text : goodTexts()) {
            for (int round = 0; round < 30; round++) {
                StringBuilder changed = new StringBuilder(text);
                for (int change = random.nextInt(4); change >= 0; change--) {
                    int at = random.nextInt(changed.length());
                    char symbol = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
                    switch (random.nextInt(3)) {
                        case 0 -> changed.setCharAt(at, symbol);
                        case 1 -> changed.insert(at, symbol);
                        default -> changed.deleteCharAt(at);
                    }
                }
                assertBoardOrSentence(changed.toString());
            }
        }
    }

    @Test
    void binaryJunk() {
        byte[] junk = new byte[5000];
        for (int round = 0; round < 50; round++) {
            random.nextBytes(junk);
            try {
                assertBoardOrSentence(Decoding.text(junk));
            } catch (FormatException fault) {
                assertEquals(1, fault.getMessage().lines().count());
            }
            assertBoardOrSentence(
                    new String(junk, StandardCharsets.ISO_8859_1).replaceAll("[\\x00-\\x1F\\x7F-\\x9F]", ""));
        }
    }

    @Test
    void longTextsAreJudgedQuickly() {
        for (String unit : ".1|+[>-\" │".split("")) {
            assertQuick(unit.repeat(100_000));
        }
        for (String unit : List.of(
                "1 ",
                "[1,",
                "[[",
                "[]",
                "{a",
                "a{",
                ".\n",
                "1|",
                "\"1\",",
                "'1'\n",
                "> ",
                "....\n",
                ":1",
                "<a",
                "+-",
                "I0",
                "5 3 .\n",
                "12 ",
                "http://",
                "12.4\n",
                "a\n",
                "[1]",
                "#A\n",
                "' ",
                "```\n",
                "-1 ",
                "<game data=\"1\"/>",
                "1.. 2 ")) {
            assertQuick(unit.repeat(20_000 / unit.length()));
        }
    }

    private void assertQuick(String text) {
        assertTimeoutPreemptively(
                Duration.ofSeconds(10),
                () -> assertBoardOrSentence(text),
                () -> text.substring(0, 20) + "... and so on, " + text.length() + " characters");
    }
}
