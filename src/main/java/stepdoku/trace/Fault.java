package stepdoku.trace;

import java.util.Optional;

/** A typical fault of a program that searches, recognised by the first move that is not the right one. */
interface Fault {
    /** What is wrong with the program, in sentences for its author; none when it is not this fault. */
    Optional<String> explain(Departure departure);
}
