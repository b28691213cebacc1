package stepdoku.view;

import stepdoku.board.Digits;
import stepdoku.search.Verdict;

/** The words of the N queens: a cell is a row, its value the column of its queen. */
final class QueensVocabulary extends Vocabulary {

    @Override
    public String cell(int row) {
        return "r" + (row + 1);
    }

    @Override
    public String value(int column) {
        return "c" + column;
    }

    @Override
    public String spokenCell(int row) {
        return "row " + (row + 1);
    }

    @Override
    public String spoken(int mask) {
        if (!Enumeration.isShort(mask)) {
            return Digits.count(mask) + " columns";
        }
        return (Digits.count(mask) == 1 ? "column " : "columns ") + Enumeration.of(mask, this::symbol);
    }

    @Override
    public String held(int column) {
        return "its queen in column " + column;
    }

    @Override
    public String noun() {
        return "column";
    }

    @Override
    public String fits() {
        return "is safe";
    }

    @Override
    public String doNotFit(int mask) {
        return Digits.count(mask) == 1 ? "is not" : "are not";
    }

    @Override
    public String forbids(Verdict verdict) {
        return "the queen of " + spokenCell(verdict.cell()) + " attacks it along "
                + (verdict.kind() == Verdict.Kind.COLUMN ? "the column" : "a diagonal");
    }

    @Override
    public String forbidsShort(Verdict verdict) {
        return spokenCell(verdict.cell()) + ", " + (verdict.kind() == Verdict.Kind.COLUMN ? "column" : "diagonal");
    }

    @Override
    public String symbol(int column) {
        return String.valueOf(column);
    }
}
