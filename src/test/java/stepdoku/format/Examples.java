package stepdoku.format;

import java.util.List;

/** Texts of the formats that are not only plain boards, all of the LeetCode board. */
final class Examples {
    static final String SUDOCUE = """
            #ARuud 1234
            #DA random puzzle of 2006, 53..7....
            #CJust start plugging in the numbers
            #B03-08-2006
            #SSudoCue
            #L1
            #Uhttp://www.example.org/81
            53..7....
            6..195...
            .98....6.
            8...6...3
            4..8.3..1
            7...2...6
            .6....28.
            ...419..5
            ....8..79
            """;

    static final String SADMAN = """
            [Puzzle]
            53..7....
            6..195...
            .98....6.
            8...6...3
            4..8.3..1
            7...2...6
            .6....28.
            ...419..5
            ....8..79
            [State]
            5342.....
            .........
            .........
            .........
            .........
            .........
            .........
            .........
            .........
            [PencilMarks]
            12345,,,,,,,,
            """;

    static final String SIMPLE_SUDOKU = """
             *-----------*
             |53.|.7.|...|
             |6..|195|...|
             |.98|...|.6.|
             |---+---+---|
             |8..|.6.|..3|
             |4..|8.3|..1|
             |7..|.2.|..6|
             |---+---+---|
             |.6.|...|28.|
             |...|419|..5|
             |...|.8.|.79|
             *-----------*
            I001
            I123
            E450023
            Simple Sudoku Version 4.2n
            """;

    static final String HODOKU =
            ":0000:x:53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                    + ":214 914:113:223::";

    static final String CSV = """
            id,puzzle,solution
            "1, the first",530070000600195000098000060800060003400803001700020006060000280000419005000080079,534678912672195348198342567859761423426853791713924856961537284287419635345286179
            """;

    static final String OPEN_SUDOKU = """
            <?xml version="1.0" encoding="UTF-8"?>
            <opensudoku>
              <name>81 boards of 2009</name>
              <game data="530070000600195000098000060800060003400803001700020006060000280000419005000080079"/>
              <game created="0" state="1" data="800000000003600000070090200050007000000045700000100030001000068008500010090000400"/>
            </opensudoku>
            """;

    static final String LINK =
            "https://www.sudokuwiki.org/sudoku.htm?bd=530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    static final List<String> ALL = List.of(SUDOCUE, SADMAN, SIMPLE_SUDOKU, HODOKU, CSV, OPEN_SUDOKU, LINK);

    private Examples() {}
}
