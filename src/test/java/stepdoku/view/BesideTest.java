package stepdoku.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BesideTest {
    private static final View LEFT = Text.of("one\ntwo two");
    private static final View RIGHT = Text.of("three\nfour\nfive");

    @Test
    void viewsStandSideBySideWhereThereIsRoom() {
        assertEquals("""
                one      three
                two two  four
                         five
                """, Pictures.plain(Beside.of(LEFT, RIGHT), 14));
    }

    @Test
    void elseOneStandsUnderTheOther() {
        assertEquals("one\ntwo two\nthree\nfour\nfive\n", Pictures.plain(Beside.of(LEFT, RIGHT), 13));
    }

    @Test
    void orSomethingNarrowerStandsUnderTheFirst() {
        assertEquals("one\ntwo two\n3\n", Pictures.plain(new Beside(LEFT, RIGHT, Text.of("3")), 13));
    }
}
