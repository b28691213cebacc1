package stepdoku.prediction;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.math.NumberUtils;

/** Answers to choose from by their numbers; letters would be verbs. */
record Choices(List<String> choices) implements Answers {

    /** The same answers, moved on by so many places: the right one shall not always stand first. */
    static Choices turned(List<String> choices, long places) {
        List<String> turned = new ArrayList<>(choices);
        Collections.rotate(turned, (int) (places % choices.size()));
        return new Choices(List.copyOf(turned));
    }

    /** The number of a choice, as it is typed. */
    String number(String choice) {
        return String.valueOf(choices.indexOf(choice) + 1);
    }

    @Override
    public Optional<String> read(String line) {
        boolean isOne = NumberUtils.isDigits(line)
                && NumberUtils.toInt(line, 0) >= 1
                && NumberUtils.toInt(line, 0) <= choices.size();
        return isOne ? Optional.of(String.valueOf(NumberUtils.toInt(line))) : Optional.empty();
    }

    @Override
    public String inWords(String answer) {
        return answer + ", " + choices.get(Integer.parseInt(answer) - 1).replaceAll(" +", " ");
    }
}
