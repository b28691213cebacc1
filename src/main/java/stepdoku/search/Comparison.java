package stepdoku.search;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongFunction;

/** A comparison of a number with a bound, written as in source code: {@code >=}. */
public enum Comparison {
    LESS("<", bound -> Span.upTo(bound - 1)),
    AT_MOST("<=", Span::upTo),
    EQUAL("=", bound -> new Span(bound, bound)),
    AT_LEAST(">=", Span::from),
    GREATER(">", bound -> Span.from(bound + 1));

    private final String sign;
    private final LongFunction<Span> span;

    Comparison(String sign, LongFunction<Span> span) {
        this.sign = sign;
        this.span = span;
    }

    /** The numbers for which the comparison with a bound is true. */
    Span span(long bound) {
        return span.apply(bound);
    }

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
