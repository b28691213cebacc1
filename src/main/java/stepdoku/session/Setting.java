package stepdoku.session;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One thing that people can set to their liking: its name, what it is about, and its choices, the usual one first. */
public record Setting<T>(String name, String summary, List<Choice<T>> choices) {
    public Setting {
        choices = List.copyOf(choices);
    }

    /** A setting without choices; the first that it gets is the usual one. */
    static <T> Setting<T> of(String name, String summary) {
        return new Setting<>(name, summary, List.of());
    }

    /** The same setting with one more choice. */
    Setting<T> with(String word, T value, String description) {
        return new Setting<>(
                name,
                summary,
                Stream.concat(choices.stream(), Stream.of(new Choice<>(word, value, description)))
                        .toList());
    }

    public Choice<T> usual() {
        return choices.get(0);
    }

    /** The choice that a word means: the word itself in any case, or its beginning if it fits no other. */
    public Optional<Choice<T>> find(String word) {
        String wanted = word.toLowerCase(Locale.ROOT);
        List<Choice<T>> fitting = choices.stream()
                .filter(choice -> choice.word().toLowerCase(Locale.ROOT).startsWith(wanted))
                .toList();
        return fitting.stream()
                .filter(choice -> fitting.size() == 1 || choice.word().equalsIgnoreCase(word))
                .findFirst();
    }

    /** The choice that a word means; another word is an error that tells the choices. */
    public Choice<T> choice(String word) {
        return find(word)
                .orElseThrow(() -> new UserError("%s cannot be '%s': it is %s".formatted(name, word, alternatives())));
    }

    /** {@code auto, always or never}. */
    private String alternatives() {
        List<String> words = choices.stream().map(Choice::word).toList();
        int last = words.size() - 1;
        return words.stream().limit(last).collect(Collectors.joining(", ")) + " or " + words.get(last);
    }

    @Override
    public String toString() {
        return name;
    }
}
