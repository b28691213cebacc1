package stepdoku.line;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import stepdoku.line.Form.Blank;

/**
 * How a verb is written, read as the pattern that it is: {@code break COND [every N|once]}. Capitals stand for a word of
 * a kind, small letters for themselves, {@code [ ]} holds what may be missing, {@code |} parts alternatives, and
 * {@code ...} says that all before it may come again.
 */
public final class Usage {
    private static final Pattern TOKEN = Pattern.compile("\\.\\.\\.|[\\[\\]|]|[^ \\[\\]|]+");
    /** Words of this kind, a condition, are several. */
    private static final String SEVERAL = "COND";

    private final Matcher tokens;
    private String token;

    private Usage(String text) {
        this.tokens = TOKEN.matcher(text);
    }

    /** The blanks that the next word may fill, once some words behind the verb are typed. */
    public static List<Blank> due(String usage, List<String> before) {
        List<Form> left = List.of(form(usage));
        for (String word : before) {
            Predicate<Blank> filled = filledBy(word, left);
            left = left.stream().flatMap(form -> form.after(filled)).toList();
        }
        return left.stream().flatMap(Form::due).distinct().toList();
    }

    /** A word that stands for itself is nothing else. */
    private static Predicate<Blank> filledBy(String word, List<Form> forms) {
        Predicate<Blank> itself = blank -> blank.isLiteral() && blank.name().equals(word);
        return forms.stream().flatMap(Form::due).anyMatch(itself) ? itself : blank -> takes(blank, word);
    }

    /** Whether a word may stand in a blank, as far as its name tells. */
    public static boolean takes(Blank blank, String word) {
        return switch (blank.name()) {
            case "N", "COUNT", "RATE" -> word.chars().allMatch(Character::isDigit);
            default -> !blank.isLiteral() || blank.name().equals(word);
        };
    }

    private static Form form(String usage) {
        Usage reader = new Usage(usage);
        reader.advance();
        reader.advance();
        return reader.alternatives();
    }

    private void advance() {
        token = tokens.find() ? tokens.group() : "";
    }

    private Form alternatives() {
        List<Form> forms = new ArrayList<>(List.of(sequence()));
        while (token.equals("|")) {
            advance();
            forms.add(sequence());
        }
        return forms.size() == 1 ? forms.get(0) : new Form.Either(forms);
    }

    private Form sequence() {
        Form form = Form.NOTHING;
        while (!List.of("", "|", "]").contains(token)) {
            if (token.equals("...")) {
                form = new Form.Sequence(form, new Form.Again(form));
                advance();
            } else {
                form = new Form.Sequence(form, token.equals("[") ? optional() : blank());
            }
        }
        return form;
    }

    /** What stands in brackets one behind the other may come in any order. */
    private Form optional() {
        List<Form> forms = new ArrayList<>();
        while (token.equals("[")) {
            advance();
            forms.add(alternatives());
            advance();
        }
        return new Form.Unordered(forms);
    }

    private Form blank() {
        Blank blank = new Blank(token, tokens.start());
        advance();
        return blank.name().equals(SEVERAL) ? new Form.Sequence(blank, new Form.Again(blank)) : blank;
    }

    /** The names of all kinds of words in a usage. */
    public static Stream<String> kinds(String usage) {
        return TOKEN.matcher(usage)
                .results()
                .skip(1)
                .map(found -> new Blank(found.group(), found.start()))
                .filter(blank -> !blank.isLiteral())
                .map(Blank::name)
                .distinct();
    }
}
