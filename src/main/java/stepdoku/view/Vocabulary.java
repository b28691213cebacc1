package stepdoku.view;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.search.Call;
import stepdoku.search.QueensPosition;
import stepdoku.search.Search;
import stepdoku.search.Verdict;

/** How the cells and values of a search are called. */
public abstract class Vocabulary {

    public static Vocabulary of(Search search) {
        return search.position() instanceof QueensPosition
                ? new QueensVocabulary()
                : new SudokuVocabulary(Geometry.of(search.position().valueCount()));
    }

    /** A cell in a line of facts: {@code r1c3}, with queens {@code r3}. */
    public abstract String cell(int cell);

    /** A value in a line of facts: {@code 4}, with queens {@code c4}. */
    public abstract String value(int value);

    /** A cell in a sentence: {@code r1c3}, {@code row 3}. */
    public abstract String spokenCell(int cell);

    /** Values in a sentence: {@code 1, 2 and 4}, {@code columns 1, 2 and 4}. */
    public abstract String spoken(int mask);

    /** The value that a cell holds, in a sentence: {@code its 4}, {@code its queen in column 4}. */
    public abstract String held(int value);

    /** What the values are: {@code digit}. */
    public abstract String noun();

    /** What a value does that may be tried: {@code fits}. */
    public abstract String fits();

    /** What values do that may not be tried, one or several: {@code does not}. */
    public abstract String doNotFit(int mask);

    /** What forbids a value in a cell, in a sentence: {@code r5c6 holds it, in column 6}. */
    public abstract String forbids(Verdict verdict);

    /** The same in a few words: {@code r5c6, column 6}. */
    public abstract String forbidsShort(Verdict verdict);

    /** The symbol of a value in a list. */
    public abstract String symbol(int value);

    /** A placement: {@code r1c3=4}. */
    public final String assignment(Call call) {
        return cell(call.cell()) + "=" + value(call.value());
    }

    /** The symbols of values: {@code 1 2 4}. */
    public final String list(int mask) {
        return IntStream.of(Digits.members(mask)).mapToObj(this::symbol).collect(Collectors.joining(" "));
    }
}
