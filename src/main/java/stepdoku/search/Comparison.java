package stepdoku.search;

import java.util.Arrays;
import java.util.Optional;

/** A comparison of two numbers, written as in source code: {@code >=}. */
public enum Comparison {
    LESS("<") {
        @Override
        boolean holds(long number, long bound) {
            return number < bound;
        }
    },
    AT_MOST("<=") {
        @Override
        boolean holds(long number, long bound) {
            return number <= bound;
        }
    },
    EQUAL("=") {
        @Override
        boolean holds(long number, long bound) {
            return number == bound;
        }
    },
    AT_LEAST(">=") {
        @Override
        boolean holds(long number, long bound) {
            return number >= bound;
        }
    },
    GREATER(">") {
        @Override
        boolean holds(long number, long bound) {
            return number > bound;
        }
    };

    private final String sign;

    Comparison(String sign) {
        this.sign = sign;
    }

    abstract boolean holds(long number, long bound);

    public static Optional<Comparison> find(String sign) {
        return Arrays.stream(values())
                .filter(comparison -> comparison.sign.equals(sign))
                .findFirst();
    }

    @Override
    public String toString() {
        return sign;
    }
}
