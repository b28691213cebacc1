package stepdoku.view;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import stepdoku.search.CallTree;
import stepdoku.search.CallTree.Branch;
import stepdoku.search.CallTree.State;

/** A branch of a call and those that follow from it without a choice, down to the first call that has one, or an end. */
record Chain(List<Link> links) {

    /** A branch with the call that it belongs to. */
    record Link(CallTree caller, Branch branch) {
        private boolean leadsOn() {
            return branch.below().branches().size() == 1 && branch.below().left() == 0;
        }

        private Link next() {
            return new Link(branch.below(), branch.below().branches().get(0));
        }

        private boolean isLastOf(CallTree call) {
            return caller == call && branch.value() == call.lastTried();
        }
    }

    static Chain of(CallTree caller, Branch branch) {
        List<Link> links = new ArrayList<>();
        Link link = new Link(caller, branch);
        links.add(link);
        while (link.leadsOn()) {
            link = link.next();
            links.add(link);
        }
        return new Chain(links);
    }

    private Link last() {
        return links.get(links.size() - 1);
    }

    /** The call below the last branch. */
    CallTree end() {
        return last().branch().below();
    }

    /** Whether the call at its end has several ways to go on. */
    boolean parts() {
        return !end().branches().isEmpty() || end().left() != 0;
    }

    /** Its placements, and how it ends if it does; the last move, made by the current call, is marked. */
    List<AttributedString> pieces(Vocabulary words, CallTree current, Page page) {
        List<AttributedString> pieces = new ArrayList<>();
        links.forEach(link -> pieces.add(placement(link, words, link.isLastOf(current), page)));
        if (end().state() == State.SOLUTION) {
            pieces.add(page.text(Role.GOOD, "solution"));
        } else if (end().isDeadEnd()) {
            pieces.add(page.text(
                    Role.BAD, words.cell(end().cell()) + " " + page.theme().glyph(Glyph.TIMES)));
        }
        return pieces;
    }

    private AttributedString placement(Link link, Vocabulary words, boolean isHere, Page page) {
        Branch branch = link.branch();
        String size = link == last() && branch.size() > 1 ? ":" + Numbers.brief(branch.size()) : "";
        String text = words.cell(link.caller().cell()) + "=" + words.value(branch.value()) + size;
        return isHere
                ? page.text(Role.CURRENT, text + " " + page.theme().glyph(Glyph.HERE))
                : page.text(branch.onPath() ? Role.PLACED : Role.PLAIN, text);
    }
}
