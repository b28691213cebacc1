package stepdoku.hint;

import java.util.List;
import java.util.Optional;

/** The table of all techniques, easiest first: the first that finds something gives the hint. */
public final class Techniques {
    public static final List<Technique> TABLE = List.of(
            new FullHouse(),
            new NakedSingle(),
            new HiddenSingle(),
            new Pointing(),
            new Claiming(),
            new NakedPair(),
            new HiddenPair(),
            new NakedTriple(),
            new HiddenTriple(),
            new NakedQuad(),
            new HiddenQuad(),
            new XWing(),
            new Swordfish(),
            new Jellyfish(),
            new Skyscraper(),
            new TwoStringKite(),
            new TurbotFish(),
            new EmptyRectangle(),
            new XyWing(),
            new XyzWing(),
            new WWing(),
            new SimpleColors(),
            new RemotePair(),
            new UniqueRectangle1(),
            new UniqueRectangle2(),
            new UniqueRectangle3(),
            new UniqueRectangle4(),
            new BugPlusOne(),
            new FinnedXWing(),
            new SashimiXWing(),
            new FinnedSwordfish(),
            new SashimiSwordfish(),
            new XyChain(),
            new XChain(),
            new Aic(),
            new AlsXz());

    private Techniques() {}

    /**
     * The technique of a name, whether HoDoKu's or another, or of a beginning that no other has: {@code y-wing} is the
     * XY-Wing, {@code turbot} the Turbot Fish.
     */
    public static Optional<Technique> find(String name) {
        return TABLE.stream()
                .filter(technique -> technique.isCalled(name))
                .findFirst()
                .or(() -> begun(name));
    }

    private static Optional<Technique> begun(String name) {
        List<Technique> begun =
                TABLE.stream().filter(technique -> technique.isBegunBy(name)).toList();
        return begun.size() == 1 ? Optional.of(begun.get(0)) : Optional.empty();
    }
}
