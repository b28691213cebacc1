package stepdoku.terminal;

import java.util.List;
import stepdoku.terminal.Deed.Ask;
import stepdoku.terminal.Deed.Line;
import stepdoku.terminal.Deed.Own;

/**
 * The table of the stepper's keys, in the order of its help. Most type a line; a capital letter makes the same motion the
 * other way.
 */
final class Keys {
    private static final String STEP = "one move forward, and back";
    private static final String EXPLAIN = "why this move; what a cell holds; path: to that time";
    private static final String WHEEL = "the same with the mouse";
    private static final String SUBTREE = "over a whole subtree, and back over it";
    private static final String CALL = "to the end of this call, and to its start";
    private static final String EVENT = "on to a breakpoint, a solution or the end, and back to one";
    private static final String INSIDE = "to the next call, test or return inside a move, and back";
    private static final String ENDS = "to time 0, and to the next solution or the end";
    private static final String PLAY = "play, and pause; play the other way";
    private static final String SPEED = "faster, and slower";
    private static final String PAGE = "a page of text on, and back, as space and b; q leaves it";
    private static final String ASIDE = "the tree, or the candidates, instead of the source";

    private static final List<String> DIGITS = List.of("0", "1", "2", "3", "4", "5", "6", "7", "8", "9");

    static final List<Key> TABLE = List.of(
            new Key("right", List.of("\033[C", "\033OC"), new Line("step"), STEP),
            new Key("left", List.of("\033[D", "\033OD"), new Line("back"), STEP),
            Key.of("s", "step", STEP),
            Key.of("b", "back", STEP),
            Key.of("S", "back", STEP),
            Key.of("B", "step", STEP),
            new Key("wheel-down", List.of(), new Line("step"), WHEEL),
            new Key("wheel-up", List.of(), new Line("back"), WHEEL),
            Key.of("n", "next", SUBTREE),
            Key.of("p", "previous", SUBTREE),
            Key.of("N", "previous", SUBTREE),
            Key.of("P", "next", SUBTREE),
            Key.of("f", "finish", CALL),
            Key.of("o", "start", CALL),
            Key.of("F", "start", CALL),
            Key.of("O", "finish", CALL),
            Key.of("c", "continue", EVENT),
            Key.of("C", "reverse", EVENT),
            Key.of("i", "stepi", INSIDE),
            Key.of("I", "backi", INSIDE),
            new Key("home", List.of("\033[H", "\033OH", "\033[1~"), new Line("goto start"), ENDS),
            new Key("end", List.of("\033[F", "\033OF", "\033[4~"), new Line("goto end"), ENDS),
            Key.of("l", "last", "back to where the last jump began"),
            new Key("enter", List.of("\r", "\n"), new Line(""), "the last motion again"),
            new Key("space", List.of(" "), Own.PLAY, PLAY),
            Key.of("r", Own.TURN, PLAY),
            new Key("+", List.of("+", "="), Own.FASTER, SPEED),
            new Key("-", List.of("-", "_"), Own.SLOWER, SPEED),
            Key.of("g", new Ask("goto "), "to a time: asks for it"),
            Key.of("/", new Ask("break "), "a breakpoint: asks for its condition"),
            Key.of("w", "why", EXPLAIN),
            new Key("click", List.of(), new Deed.Point(), EXPLAIN),
            Key.of("t", Own.TREE, ASIDE),
            Key.of("m", Own.MARKS, ASIDE),
            Key.of(":", new Ask(""), "any line of the prompt"),
            new Key("pgdn", List.of("\033[6~", "\033[B", "\033OB"), Own.PAGE, PAGE),
            new Key("pgup", List.of("\033[5~", "\033[A", "\033OA"), Own.PAGE, PAGE),
            new Key("0 to 9", DIGITS, Own.ANSWER, "the answer to a question, if one is open; ? tells it"),
            new Key("ctrl-c", List.of(), Own.PAUSE, "pause, a long run too"),
            new Key("escape", List.of("\033"), Own.PAUSE, "pause, a long run too"),
            new Key("ctrl-l", List.of("\f"), Own.REPAINT, "paint the screen anew"),
            Key.of("?", Own.HELP, "these keys"),
            Key.of("q", Own.QUIT, "back to the prompt; the search stays where it is"));

    private Keys() {}

    static Key named(String name) {
        return TABLE.stream().filter(key -> key.name().equals(name)).findFirst().orElseThrow();
    }
}
