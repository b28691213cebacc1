package stepdoku.view;

import java.util.List;
import java.util.stream.IntStream;

/** A picture made of dots, some to a character: one with blocks, two by four with the patterns of Braille. */
final class Canvas {
    private static final char BRAILLE = '\u2800';
    /** The bits of the dots in a pattern of Braille, from the bottom up, left and right. */
    private static final int[][] DOTS = {{0x40, 0x80}, {0x04, 0x20}, {0x02, 0x10}, {0x01, 0x08}};

    /** How many dots there are to a character. */
    enum Grain {
        BLOCK(1, 1),
        BRAILLE(2, 4);

        private final int across;
        private final int down;

        Grain(int across, int down) {
            this.across = across;
            this.down = down;
        }

        /** The finest that a theme can show. */
        static Grain finest(Theme theme) {
            return theme.isAscii() ? BLOCK : BRAILLE;
        }

        int across() {
            return across;
        }

        int down() {
            return down;
        }
    }

    private final Grain grain;
    private final boolean[][] dots;

    /** An empty picture, so many dots wide and high. */
    Canvas(Grain grain, int width, int height) {
        this.grain = grain;
        this.dots = new boolean[height][width];
    }

    Grain grain() {
        return grain;
    }

    int width() {
        return dots[0].length;
    }

    int height() {
        return dots.length;
    }

    /** Its width in characters. */
    int columns() {
        return (dots[0].length + grain.across - 1) / grain.across;
    }

    /** Fills a column of dots between two heights, both included; 0 is the lowest. */
    void fill(int x, int low, int high) {
        for (int y = low; y <= high; y++) {
            dots[y][x] = true;
        }
    }

    /** The picture as lines of text, the highest first. */
    List<String> rows(Theme theme) {
        int count = dots.length / grain.down;
        return IntStream.range(0, count)
                .mapToObj(row -> row(count - 1 - row, theme))
                .toList();
    }

    private String row(int row, Theme theme) {
        StringBuilder text = new StringBuilder();
        for (int column = 0; column < columns(); column++) {
            text.append(grain == Grain.BLOCK ? block(row, column, theme) : braille(row, column));
        }
        return text.toString();
    }

    private char block(int row, int column, Theme theme) {
        return dots[row][column] ? theme.glyph(Glyph.BAR) : ' ';
    }

    private char braille(int row, int column) {
        int pattern = 0;
        for (int y = 0; y < grain.down; y++) {
            for (int x = 0; x < grain.across; x++) {
                int dot = column * grain.across + x;
                if (dot < dots[0].length && dots[row * grain.down + y][dot]) {
                    pattern |= DOTS[y][x];
                }
            }
        }
        return pattern == 0 ? ' ' : (char) (BRAILLE + pattern);
    }
}
