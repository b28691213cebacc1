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
    String cell(int cell) {
        return geometry.name(cell);
    }

    @Override
    String value(int digit) {
        return symbol(digit);
    }

    @Override
    String spokenCell(int cell) {
        return geometry.name(cell);
    }

    @Override
    String spoken(int mask) {
        return Enumeration.isShort(mask) ? Enumeration.of(mask, this::symbol) : Digits.count(mask) + " digits";
    }

    @Override
    String held(int digit) {
        return "its " + symbol(digit);
    }

    @Override
    String noun() {
        return "digit";
    }

    @Override
    String fits() {
        return "fits";
    }

    @Override
    String doNotFit(int mask) {
        return Digits.count(mask) == 1 ? "does not" : "do not";
    }

    @Override
    String forbids(Verdict verdict) {
        return verdict.kind() == Verdict.Kind.NOT_CHOSEN
                ? "another digit is sure and is tried alone"
                : cell(verdict.cell()) + " holds it, in " + house(verdict);
    }

    @Override
    String forbidsShort(Verdict verdict) {
        return verdict.kind() == Verdict.Kind.NOT_CHOSEN
                ? "another is sure"
                : cell(verdict.cell()) + ", " + house(verdict);
    }

    private House house(Verdict verdict) {
        return geometry.house(House.Kind.valueOf(verdict.kind().name()), verdict.cell());
    }

    @Override
    String symbol(int digit) {
        return String.valueOf(Digits.symbol(digit));
    }
}
