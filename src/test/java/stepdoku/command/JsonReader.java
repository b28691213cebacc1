package stepdoku.command;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads JSON and objects to anything that is not. */
final class JsonReader {
    private final String text;
    private int at;

    JsonReader(String text) {
        this.text = text.strip();
    }

    void read() {
        value();
        if (at != text.length()) {
            throw wrong();
        }
    }

    private void value() {
        switch (text.charAt(at)) {
            case '{' -> sequence('}', this::member);
            case '[' -> sequence(']', this::value);
            case '"' -> match("\"([^\"\\\\\\p{Cntrl}]|\\\\[\"\\\\/bfnrt]|\\\\u[0-9a-fA-F]{4})*\"");
            default -> match("-?(0|[1-9][0-9]*)|true|false|null");
        }
    }

    private void sequence(char end, Runnable part) {
        at++;
        while (text.charAt(at) != end) {
            part.run();
            if (text.charAt(at) != end) {
                match(",(?![\\]}])");
            }
        }
        at++;
    }

    private void member() {
        match("\"[a-zA-Z]+\":");
        value();
    }

    private void match(String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            throw wrong();
        }
        at = matcher.end();
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException(
                "no JSON at " + at + ": " + text.substring(at, Math.min(at + 40, text.length())));
    }
}
