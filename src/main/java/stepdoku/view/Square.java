package stepdoku.view;

/** One cell of a picture of a board: its symbol and its role. */
record Square(char symbol, Role role) {}
