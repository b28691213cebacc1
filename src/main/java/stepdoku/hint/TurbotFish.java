package stepdoku.hint;

/** Two strong links of a digit, in any houses. See {@link LinkPair}. */
final class TurbotFish extends Technique {
    TurbotFish() {
        super(Level.HARD, "Turbot Fish");
    }

    @Override
    public String explanation() {
        return """
                A digit has two places in each of two houses, and an end of one strong link sees an end of the \
                other. These two cannot both hold the digit, so one of the outer ends does: a cell that sees both \
                cannot. Skyscraper and two-string kite are its best known shapes; here the others are looked for, in \
                which a box has two places. Sources: HoDoKu, "Single Digit Patterns"; Sudopedia, "Turbot Fish".""";
    }

    @Override
    void search(Chart chart, Findings findings) {
        LinkPair.search(chart, pair -> !pair.isSkyscraper() && !pair.isKite(), LinkPair::textByChain, findings);
    }
}
