package stepdoku.session;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import stepdoku.search.Stepper;
import stepdoku.search.Whereabouts;

/** A search with what belongs to it and goes with it: where its jumps began, and the times with names. Mutable. */
final class SearchUnderWay {
    private final Jumps jumps;
    private final Map<String, Long> bookmarks;
    /** Null until it begins. */
    private Stepper stepper;

    private SearchUnderWay(Jumps jumps, Map<String, Long> bookmarks, Stepper stepper) {
        this.jumps = jumps;
        this.bookmarks = bookmarks;
        this.stepper = stepper;
    }

    static SearchUnderWay notBegun() {
        return new SearchUnderWay(new Jumps(), new LinkedHashMap<>(), null);
    }

    /** The search as it stood then, brought there from time 0 if there was one. */
    static SearchUnderWay of(Snapshot then, Supplier<Stepper> fresh) {
        Stepper stepper = then.search().map(place -> fresh.get().resume(place)).orElse(null);
        return new SearchUnderWay(Jumps.of(then.jumps()), new LinkedHashMap<>(then.bookmarks()), stepper);
    }

    Optional<Stepper> stepper() {
        return Optional.ofNullable(stepper);
    }

    /** The search, begun now if it was not. */
    Stepper begun(Supplier<Stepper> fresh) {
        if (stepper == null) {
            stepper = fresh.get();
        }
        return stepper;
    }

    Optional<Whereabouts> whereabouts() {
        return stepper().map(Stepper::whereabouts);
    }

    long time() {
        return stepper == null ? 0 : stepper.search().time();
    }

    Jumps jumps() {
        return jumps;
    }

    /** Gives the present time a name. */
    void bookmark(String name) {
        bookmarks.remove(name);
        bookmarks.put(name, time());
    }

    /** The times with names, in the order in which they were named. */
    Map<String, Long> bookmarks() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(bookmarks));
    }
}
