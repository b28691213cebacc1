package stepdoku.prediction;

import java.util.Optional;
import java.util.regex.Pattern;

/** Answers that are whole numbers. */
final class Numbers implements Answers {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

    @Override
    public Optional<String> read(String line) {
        return NUMBER.matcher(line).matches() ? Optional.of(String.valueOf(Integer.parseInt(line))) : Optional.empty();
    }
}
