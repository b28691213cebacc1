package stepdoku.hint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import stepdoku.board.Digits;

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

    /** Walks along these inferences from every candidate. */
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
            if (isNew && proves(inferences.candidate(start), inferences.candidate(end))) {
                add(new Chain(chart.geometry(), walk.pathTo(end)));
            }
        }
    }

    private void add(Chain chain) {
        if (!chain.crossesItself()) {
            proofs.add(chain);
            longest = findings.wantsOne() ? chain.strongLinks() - 1 : longest;
        }
    }

    private boolean proves(Candidate start, Candidate end) {
        if (start.digit() == end.digit() && start.cell() != end.cell()) {
            return CellSet.meet(
                    chart.places(start.digit()),
                    chart.sight().peers(start.cell()),
                    chart.sight().peers(end.cell()));
        }
        return !endsAlike && (start.equals(end) || otherEndsProve(start, end));
    }

    private boolean otherEndsProve(Candidate start, Candidate end) {
        if (start.cell() == end.cell()) {
            return Digits.count(chart.candidates(start.cell())) > 2;
        }
        return chart.sight().arePeers(start.cell(), end.cell())
                && (chart.places(end.digit()).contains(start.cell())
                        || chart.places(start.digit()).contains(end.cell()));
    }

    private List<Candidate> eliminations(Candidate start, Candidate end) {
        if (start.cell() == end.cell()) {
            int both = Digits.of(start.digit()) | Digits.of(end.digit());
            return chart.candidates(chart.set(start.cell()), ~both);
        }
        if (start.digit() == end.digit()) {
            CellSet seen = chart.sight().commonPeers(start.cell(), end.cell());
            return chart.candidates(seen, Digits.of(start.digit()));
        }
        List<Candidate> out = new ArrayList<>();
        if (chart.sight().arePeers(start.cell(), end.cell())) {
            out.addAll(chart.candidates(chart.set(start.cell()), Digits.of(end.digit())));
            out.addAll(chart.candidates(chart.set(end.cell()), Digits.of(start.digit())));
        }
        return out;
    }

    /** Tells what the chains prove, the shortest first, each written in a form. */
    void tell(Function<Chain, String> form) {
        Set<Candidate> told = new HashSet<>();
        proofs.sort(Comparator.comparingInt(Chain::strongLinks));
        for (Chain chain : proofs) {
            Pattern pattern = Pattern.of(chain.cells(), chain.digits(), form.apply(chain));
            if (chain.isLoop()) {
                findings.place(pattern, chain.start().cell(), chain.start().digit(), chain.whyPlaced());
            } else {
                List<Candidate> out = eliminations(chain.start(), chain.end());
                if (told.addAll(out)) {
                    findings.eliminate(pattern, out, chain.whyEliminated());
                }
            }
        }
    }
}
