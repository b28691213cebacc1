package stepdoku.view;

import org.jline.utils.AttributedString;

/** What is drawn in the place of the contents of a cell, as long as they are. */
@FunctionalInterface
interface Cover {
    /** The contents themselves. */
    Cover NONE = (cell, contents) -> contents;

    AttributedString over(int cell, AttributedString contents);
}
