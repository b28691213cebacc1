package stepdoku.listing;

/** A digit written into a cell, 0 for taken back, and what the cell held before: enough to go on and to go back. */
public record Write(int cell, int before, int digit) {
    public boolean isPlacement() {
        return digit != 0;
    }
}
