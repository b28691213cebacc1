package stepdoku.export;

import stepdoku.search.CallTree;

/** A way to write the tree of a search for other programs, known by the ending of the file. */
public interface TreeFormat {
    /** The ending of its files, without the dot. */
    String ending();

    /** The tree as text, with a title that says what it is and how much of it is there. */
    String write(CallTree root, Names names, String title);
}
