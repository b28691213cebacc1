package stepdoku.format;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The arrays of a text, in brackets or braces, with whatever source code may stand around them. An innermost array is a
 * row of words; the array around rows is a board. A row without an array around it is a board by itself.
 */
final class NestedArrays {
    private static final String SEPARATORS = " \t\n,;:=";
    private static final String OPENING = "[{";
    private static final String CLOSING = "]}";

    private final String text;
    private final Deque<Open> open = new ArrayDeque<>();
    private final List<String> boards = new ArrayList<>();
    private List<List<String>> rows = List.of();
    private int at;

    /** An array of which the end has not been reached. */
    private static final class Open {
        final int start;
        final List<String> words = new ArrayList<>();
        final List<List<String>> rows = new ArrayList<>();
        boolean isInnermost = true;
        boolean holdsBoard;

        Open(int start) {
            this.start = start;
        }
    }

    NestedArrays(String text) {
        this.text = text;
        while (at < text.length()) {
            readOne(text.charAt(at));
        }
        open.stream()
                .filter(array -> !array.holdsBoard && !(array.rows.isEmpty() && array.words.isEmpty()))
                .reduce((inner, outer) -> outer)
                .ifPresent(outermost -> boards.add(text.substring(outermost.start)));
    }

    /** The text of each board, from its first bracket to its last; a board that is cut off comes to the end of the text. */
    List<String> boards() {
        return boards;
    }

    /** Whether every array has its end. */
    boolean areClosed() {
        return open.isEmpty();
    }

    /** The words of the last board, row by row; a board that is cut off is a FormatException. */
    List<List<String>> rows() {
        if (!areClosed()) {
            int complete = open.peekLast().rows.size();
            throw new FormatException("the array is not closed: it ends after " + complete + " complete rows");
        }
        return rows;
    }

    private void readOne(char symbol) {
        if (OPENING.indexOf(symbol) >= 0) {
            open();
        } else if (CLOSING.indexOf(symbol) >= 0) {
            close(symbol);
        } else if (SEPARATORS.indexOf(symbol) >= 0 || open.isEmpty()) {
            at++;
        } else {
            open.peek().words.add(symbol == '"' || symbol == '\'' ? quoted(symbol) : bare());
        }
    }

    private void open() {
        if (!open.isEmpty()) {
            open.peek().isInnermost = false;
        }
        open.push(new Open(at++));
    }

    private void close(char symbol) {
        at++;
        if (open.isEmpty()) {
            return;
        }
        Open closed = open.pop();
        if (OPENING.indexOf(text.charAt(closed.start)) != CLOSING.indexOf(symbol)) {
            throw new FormatException("an array begins with " + text.charAt(closed.start) + " and ends with " + symbol);
        }
        if (closed.holdsBoard || !closed.rows.isEmpty()) {
            closeBoard(closed);
        } else if (closed.isInnermost && !closed.words.isEmpty()) {
            closeRow(closed);
        }
    }

    private void closeBoard(Open closed) {
        if (!closed.holdsBoard) {
            addBoard(closed, closed.rows);
        }
        if (!open.isEmpty()) {
            open.peek().holdsBoard = true;
        }
    }

    private void closeRow(Open closed) {
        if (!open.isEmpty()) {
            open.peek().rows.add(closed.words);
        } else if (closed.words.size() > 1) {
            boolean wordsAreRows = closed.words.get(0).length() > 2;
            addBoard(closed, wordsAreRows ? closed.words.stream().map(List::of).toList() : List.of(closed.words));
        }
    }

    private void addBoard(Open closed, List<List<String>> found) {
        boards.add(text.substring(closed.start, at));
        rows = found;
    }

    private String quoted(char quote) {
        int start = ++at;
        while (at < text.length() && text.charAt(at) != quote) {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        int end = Math.min(at++, text.length());
        return text.substring(start, end);
    }

    private String bare() {
        int start = at;
        while (at < text.length() && isBare(text.charAt(at))) {
            at++;
        }
        return text.substring(start, at);
    }

    private static boolean isBare(char symbol) {
        return (SEPARATORS + OPENING + CLOSING).indexOf(symbol) < 0;
    }
}
