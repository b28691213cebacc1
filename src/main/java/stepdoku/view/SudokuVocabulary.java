package stepdoku.view;

import stepdoku.board.Digits;
import stepdoku.board.Geometry;
import stepdoku.board.House;
import stepdoku.search.Verdict;

/** The words of a sudoku. */
final class SudokuVocabulary extends Vocabulary {
    private final Geometry geometry;

    SudokuVocabulary(Geometry geometry) {
        this.geometry = geometry;
    }

    @Override
    public String cell(int cell) {
        return geometry.name(cell);
    }

    @Override
    public String value(int digit) {
        return symbol(digit);
    }

    @Override
    public String spokenCell(int cell) {
        return geometry.name(cell);
    }

    @Override
    public String spoken(int mask) {
        return Enumeration.isShort(mask) ? Enumeration.of(mask, this::symbol) : Digits.count(mask) + " digits";
    }

    @Override
    public String held(int digit) {
        return "its " + symbol(digit);
    }

    @Override
    public String noun() {
        return "digit";
    }

    @Override
    public String fits() {
        return "fits";
    }

    @Override
    public String doNotFit(int mask) {
        return Digits.count(mask) == 1 ? "does not" : "do not";
    }

    @Override
    public String forbids(Verdict verdict) {
        return verdict.kind() == Verdict.Kind.NOT_CHOSEN
                ? "another digit is sure and is tried alone"
                : cell(verdict.cell()) + " holds it, in " + house(verdict);
    }

    @Override
    public String forbidsShort(Verdict verdict) {
        return verdict.kind() == Verdict.Kind.NOT_CHOSEN
                ? "another is sure"
                : cell(verdict.cell()) + ", " + house(verdict);
    }

    private House house(Verdict verdict) {
        return geometry.house(House.Kind.valueOf(verdict.kind().name()), verdict.cell());
    }

    @Override
    public String symbol(int digit) {
        return String.valueOf(Digits.symbol(digit));
    }
}
