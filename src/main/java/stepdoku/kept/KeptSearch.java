package stepdoku.kept;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;
import stepdoku.search.QueensPosition;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;
import stepdoku.search.Whereabouts;
import stepdoku.session.Session;
import stepdoku.session.Snapshot;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** The search of a session as lines of a file: its strategy, and where it stands if one is under way. Mutable while read. */
final class KeptSearch implements KeptPart {
    private static final String TIME = "time";
    private static final String PATH = "path";
    private static final String TAKEN_BACK = "taken-back";
    private static final String INSIDE = "inside";
    private static final String SEEN = "seen";
    private static final String STOPS = "stops";
    private static final String PLACEMENTS = "placements";
    private static final String DEAD_ENDS = "dead-ends";
    private static final String JUMPS = "jumps";
    private static final List<String> NUMBERS =
            List.of(TIME, PATH, TAKEN_BACK, INSIDE, SEEN, STOPS, PLACEMENTS, DEAD_ENDS, JUMPS);

    private final Map<String, List<Long>> numbers = new LinkedHashMap<>();
    private final Map<String, Long> bookmarks = new LinkedHashMap<>();
    private Strategy strategy = Strategies.SCAN;
    private int queens;
    private int hintLevel;

    // ---- written

    static List<String> lines(Snapshot it) {
        List<String> lines = new ArrayList<>();
        lines.add(
                "# The search: the digits on the path, first call first; placements and dead ends by depth, from 1 on.");
        lines.add("strategy " + it.strategy());
        if (it.queens() > 0) {
            lines.add("queens " + it.queens());
        }
        if (it.hintLevel() > 0) {
            lines.add("hints " + it.hintLevel());
        }
        it.search().ifPresent(place -> addPlace(lines, place));
        addNumbers(lines, JUMPS, it.jumps());
        it.bookmarks().forEach((name, time) -> lines.add("mark %d %s".formatted(time, name)));
        return lines;
    }

    private static void addPlace(List<String> lines, Whereabouts place) {
        int depth = place.values().size() - (place.retracted() ? 1 : 0);
        addNumbers(lines, TIME, List.of(place.time()));
        addNumbers(lines, PATH, place.values().subList(0, depth));
        addNumbers(
                lines, TAKEN_BACK, place.values().subList(depth, place.values().size()));
        addNumbers(lines, INSIDE, place.inside() > 0 ? List.of(place.inside()) : List.of());
        addNumbers(lines, SEEN, place.furthest() > place.time() ? List.of(place.furthest()) : List.of());
        addNumbers(lines, STOPS, place.stops());
        addNumbers(lines, PLACEMENTS, place.placements());
        addNumbers(lines, DEAD_ENDS, place.deadEnds());
    }

    private static void addNumbers(List<String> lines, String key, List<? extends Number> numbers) {
        if (!numbers.isEmpty()) {
            lines.add(key + " " + WholeNumbers.text(numbers));
        }
    }

    // ---- read

    @Override
    public boolean read(String key, String words) {
        switch (key) {
            case "strategy" -> strategy = named(words);
            case "queens" -> queens = WholeNumbers.read(words, QueensPosition.MAX_SIZE);
            case "hints" -> hintLevel = WholeNumbers.read(words, Session.DEEPEST_HINT);
            case "mark" ->
                bookmarks.put(
                        StringUtils.substringAfter(words, " "),
                        WholeNumbers.read(StringUtils.substringBefore(words, " ")));
            default -> {
                return NUMBERS.contains(key) && put(key, WholeNumbers.readAll(words));
            }
        }
        return true;
    }

    private static Strategy named(String name) {
        return Strategies.find(name)
                .orElseThrow(() -> new UserError("there is no strategy '%s'".formatted(Words.shorten(name))));
    }

    private boolean put(String key, List<Long> some) {
        numbers.put(key, some);
        return true;
    }

    Strategy strategy() {
        return strategy;
    }

    int queens() {
        return queens;
    }

    int hintLevel() {
        return hintLevel;
    }

    List<Long> jumps() {
        return all(JUMPS);
    }

    Map<String, Long> bookmarks() {
        return bookmarks;
    }

    /** Where the search stands, if one is under way. */
    Optional<Whereabouts> place() {
        if (!numbers.containsKey(TIME)) {
            return Optional.empty();
        }
        List<Long> values = new ArrayList<>(all(PATH));
        values.addAll(all(TAKEN_BACK));
        long time = first(TIME, 0);
        return Optional.of(new Whereabouts(
                time,
                !all(TAKEN_BACK).isEmpty(),
                values.stream()
                        .map(value -> (int) Math.min(value, Integer.MAX_VALUE))
                        .toList(),
                all(PLACEMENTS),
                all(DEAD_ENDS),
                (int) Math.min(first(INSIDE, 0), Integer.MAX_VALUE),
                first(SEEN, time),
                all(STOPS)));
    }

    private List<Long> all(String key) {
        return numbers.getOrDefault(key, List.of());
    }

    private long first(String key, long otherwise) {
        return all(key).stream().findFirst().orElse(otherwise);
    }
}
