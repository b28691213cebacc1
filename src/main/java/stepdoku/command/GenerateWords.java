package stepdoku.command;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.board.Geometry;
import stepdoku.hint.Level;
import stepdoku.line.Completion;
import stepdoku.line.Completions;
import stepdoku.make.Wish;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/**
 * What {@code generate} is asked for: which boards, from which seed, and how many lines of them; no count means a board for
 * the table.
 */
record GenerateWords(Wish wish, long seed, Optional<Long> count) {
    private static final int LARGEST = 16;
    private static final int SEEDS = 1_000_000;
    private static final String SEED = "seed";
    private static final String SIZE = "size";
    private static final String SYMMETRIC = "symmetric";

    static GenerateWords read(Arguments arguments) {
        Wish wish = Wish.any();
        long seed = new SplittableRandom().nextInt(1, SEEDS);
        Optional<Long> count = Optional.empty();
        for (int i = 0; i < arguments.count(); i++) {
            String word = arguments.word(i).orElseThrow();
            switch (word) {
                case SEED -> seed = arguments.atLeast(i + 2).countAt(++i, 1);
                case SIZE -> wish = wish.of(geometry(arguments.atLeast(i + 2).countAt(++i, 1)));
                case SYMMETRIC -> wish = wish.withSymmetry();
                default -> {
                    if (NumberUtils.isDigits(word)) {
                        count.ifPresent(first -> {
                            throw arguments.usage("%d and %s are two numbers of boards".formatted(first, word));
                        });
                        count = Optional.of(arguments.countAt(i, 1));
                    } else {
                        wish = wish.of(level(arguments, word));
                    }
                }
            }
        }
        return new GenerateWords(wish, seed, count);
    }

    private static Geometry geometry(long size) {
        if (size > LARGEST || !Geometry.SIZES.contains((int) size)) {
            throw new UserError("boards can be made in sizes 4, 6, 9, 12 and 16, not " + size);
        }
        return Geometry.of((int) size);
    }

    private static Level level(Arguments arguments, String word) {
        return Arrays.stream(Level.values())
                .filter(level -> level.toString().equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() -> arguments.usage("'%s' is no level: they are easy, medium, hard, fiendish and beyond"
                        .formatted(Words.shorten(word))));
    }

    String kind() {
        return wish.level().map(level -> level + " board").orElse("board") + " of " + wish.geometry();
    }

    /** What could stand behind some of its words. */
    static List<Completion> complete(List<String> before) {
        String last = before.isEmpty() ? "" : before.get(before.size() - 1);
        if (last.equals(SEED)) {
            return List.of();
        }
        if (last.equals(SIZE)) {
            return Completions.sizes(Geometry.SIZES.stream().filter(size -> size <= LARGEST));
        }
        Stream<Completion> levels = Arrays.stream(Level.values())
                .map(level -> new Completion(level.toString(), level.summary()).under("levels"));
        Stream<Completion> others = Stream.of(
                        new Completion(SEED, "the same number makes the same board"),
                        new Completion(SYMMETRIC, "the givens look the same upside down"),
                        new Completion(SIZE, "4 to 16, 9 if not said"))
                .map(word -> word.under("more"));
        return Stream.concat(levels, others)
                .filter(word -> !before.contains(word.word()))
                .toList();
    }

    /** Whether a count is among its words. */
    static boolean haveCount(List<String> words) {
        for (int i = 0; i < words.size(); i++) {
            boolean isValue = i > 0 && List.of(SEED, SIZE).contains(words.get(i - 1));
            if (NumberUtils.isDigits(words.get(i)) && !isValue) {
                return true;
            }
        }
        return false;
    }
}
