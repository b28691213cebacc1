package stepdoku.hint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds the shortest chains that prove something: what both ends forbid goes, and an end that is its own start is true. When
 * one deduction is enough, later starts look only for shorter chains; else each elimination is told once, with the shortest
 * chain. Sources: HoDoKu, "Chains and Loops"; SudokuWiki, "Alternating Inference Chains"; Sudopedia, "Alternating Inference
 * Chain".
 */
final class ChainSearch {
    private final Chart chart;
    private final int shortest;
    private final boolean endsAlike;
    private final Findings findings;
    private final List<Chain> proofs = new ArrayList<>();
    private final Set<Candidate> told = new HashSet<>();
    private int longest = Integer.MAX_VALUE;

    /**
     * Looks for chains of at least so many strong links; when {@code endsAlike}, only for those whose ends are different
     * places of one digit.
     */
    ChainSearch(Chart chart, int shortest, boolean endsAlike, Findings findings) {
        this.chart = chart;
        this.shortest = shortest;
        this.endsAlike = endsAlike;
        this.findings = findings;
    }

    /** Walks along these inferences from every node. */
    void over(Inferences inferences) {
        ChainWalk walk = new ChainWalk(inferences);
        for (int start = 0; start < inferences.count() && longest >= shortest; start++) {
            walk.from(start, longest);
            collect(inferences, walk, start);
        }
    }

    private void collect(Inferences inferences, ChainWalk walk, int start) {
        for (int i = 0; i < walk.reachedCount(); i++) {
            int end = walk.reached(i);
            // The chain from end to start is the same one, read backwards.
            boolean isNew = start <= end && walk.length(end) >= shortest && walk.length(end) <= longest;
            if (isNew && proves(inferences.node(start), inferences.node(end))) {
                add(new Chain(chart.geometry(), walk.pathTo(end)));
            }
        }
    }

    private boolean proves(Node start, Node end) {
        ChainEnds ends = new ChainEnds(chart, start, end);
        boolean areAlike = start.digit() == end.digit() && !ends.areOne();
        return (areAlike || !endsAlike) && ends.proveSomething();
    }

    private void add(Chain chain) {
        if (!chain.crossesItself()) {
            proofs.add(chain);
            longest = findings.wantsOne() ? chain.strongLinks() - 1 : longest;
        }
    }

    /** Tells what the chains found since it last told prove, the shortest first, each written in a form. */
    void tell(Function<Chain, String> form) {
        proofs.sort(Comparator.comparingInt(Chain::strongLinks));
        for (Chain chain : proofs) {
            Pattern pattern = Pattern.of(chain.cells(), chain.digits(), form.apply(chain));
            if (chain.isLoop() && chain.start().isSingle()) {
                findings.place(pattern, chain.start().cell(), chain.start().digit(), chain.whyPlaced());
            } else {
                List<Candidate> out = new ChainEnds(chart, chain.start(), chain.end()).eliminations();
                if (told.addAll(out)) {
                    findings.eliminate(pattern, out, chain.whyEliminated());
                }
            }
        }
        proofs.clear();
    }
}
