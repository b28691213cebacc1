package stepdoku.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The source of a recursion as the learner sees it: the very file that was compiled, from its line {@code // shown} on,
 * narrow enough to stand beside a board. The recursive function comes first; its lines have roles.
 */
public final class Listing {
    /** Each listing, read once: a stepper that plays asks for it with every picture. */
    private static final ClassValue<Listing> READ = new ClassValue<>() {
        @Override
        protected Listing computeValue(Class<?> type) {
            return read(type);
        }
    };

    private final String title;
    private final List<SourceLine> function;
    private final List<String> rest;

    private Listing(String title, List<SourceLine> function, List<String> rest) {
        this.title = title;
        this.function = function;
        this.rest = rest;
    }

    /** The listing of a strategy, or of {@code queens}; another name is an IllegalArgumentException. */
    public static Listing of(String strategy) {
        Class<?> type = Listings.TABLE.get(strategy);
        if (type == null) {
            throw new IllegalArgumentException("no listing for " + strategy);
        }
        return of(type);
    }

    static Listing of(Class<?> type) {
        return READ.get(type);
    }

    private static Listing read(Class<?> type) {
        List<SourceLine> shown = shown(type);
        int end = texts(shown).indexOf("}") + 1;
        List<String> rest = texts(shown).stream().skip(end + 1).toList();
        return new Listing(type.getSimpleName() + ".java", List.copyOf(shown.subList(0, end)), rest);
    }

    /** What the file of a class shows, and then what the classes above show, a blank line between them. */
    private static List<SourceLine> shown(Class<?> type) {
        List<SourceLine> lines = new ArrayList<>();
        for (Class<?> each = type; each != Object.class; each = each.getSuperclass()) {
            List<SourceLine> more = SourceFile.of(each).shown();
            if (!more.isEmpty() && !lines.isEmpty()) {
                lines.add(SourceLine.of(""));
            }
            lines.addAll(more);
        }
        return lines;
    }

    private static List<String> texts(List<SourceLine> lines) {
        return lines.stream().map(SourceLine::text).toList();
    }

    /** The name of the file: {@code ScanRecursion.java}. */
    public String title() {
        return title;
    }

    /** The lines of the recursive function. */
    public List<String> function() {
        return texts(function);
    }

    /** The lines of the methods that the function calls, blank lines between them. */
    public List<String> rest() {
        return rest;
    }

    /**
     * The index in {@link #function()} of the line with a role. A line that the function does not have, as the queens have
     * none to pass a solution on, is an IllegalStateException: no search stands there.
     */
    public int line(Role role) {
        return IntStream.range(0, function.size())
                .filter(line -> function.get(line).roles().contains(role))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no line in " + title + " to " + role));
    }

    /** The labels of the roles of a line of the function, {@code recurse, pass on}; of most others, nothing. */
    public String label(int line) {
        return function.get(line).roles().stream().map(Role::toString).collect(Collectors.joining(", "));
    }
}
