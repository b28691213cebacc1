package stepdoku.search;

/**
 * First what is certain: the first empty cell with at most one candidate; else a digit with one place left in a house,
 * that digit alone; else as {@link Scan}.
 */
final class Forced extends Strategy {
    Forced() {
        super(
                "forced",
                "cells and digits with one possibility left, else as scan",
                "\"first fill the cells that are certain, then guess\"");
    }

    @Override
    public long choose(Position position) {
        for (int cell = position.firstEmpty(); cell != Position.NONE; cell = position.nextEmpty(cell)) {
            int candidates = position.candidates(cell);
            boolean atMostOne = (candidates & candidates - 1) == 0;
            if (atMostOne) {
                return Choice.of(cell, candidates);
            }
        }
        long onlyPlace = position.onlyPlace();
        return onlyPlace != Position.NONE ? onlyPlace : Strategies.SCAN.choose(position);
    }
}
