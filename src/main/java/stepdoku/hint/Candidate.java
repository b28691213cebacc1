package stepdoku.hint;

/** A digit in a cell: what a deduction places or eliminates. */
public record Candidate(int cell, int digit) {}
