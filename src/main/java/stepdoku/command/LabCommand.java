package stepdoku.command;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.math.NumberUtils;
import stepdoku.line.Completion;
import stepdoku.listing.Mistake;
import stepdoku.listing.Mistakes;
import stepdoku.reply.LabReply;
import stepdoku.session.Lab;
import stepdoku.session.Problem;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** {@code lab}: the classic mistakes, to be guessed, run and looked at. */
final class LabCommand extends Command {
    private static final List<Completion> WORDS = Stream.of(
                    new Completion("run", "run the mistake that is chosen"),
                    new Completion("diff", "the first move that differs from the right search"),
                    new Completion("step", "a recorded move forward"),
                    new Completion("back", "a recorded move back"),
                    new Completion("goto", "to a recorded move"),
                    new Completion("off", "close the lab"))
            .map(word -> word.under("its run"))
            .toList();
    private static final List<Completion> ENDS =
            List.of(new Completion("start", "before its first move"), new Completion("end", "behind its last"));

    LabCommand() {
        super(Sheet.of(
                        Group.LOOKING,
                        "lab [N|NAME|run|diff|step [N]|back [N]|goto N|off]",
                        "the classic mistakes with backtracking: choose one, guess, run it")
                .meaning(
                        "lab lists the mistakes; with a number or a name it shows the recursion with that mistake, ! at the"
                                + " line that is wrong or missing. lab run runs it on this board, at most 100,000 calls, and shows"
                                + " what it returns and leaves. These runs are recorded, as only a right search can be stepped back"
                                + " without a record: lab step, lab back and lab goto move in the record, and the search under way"
                                + " is not touched. lab diff shows the first move that differs from the right search, which is scan;"
                                + " lab off ends it.")
                .where("N", "a number")
                .where("NAME", "a mistake")
                .examples(
                        "lab",
                        "load leetcode; lab no-undo; lab run; lab diff",
                        "load tiny-twelve; lab 3; lab run; lab back 2")
                .repeating());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        String word = arguments.atMost(2).word(0).orElse("");
        if (!List.of("step", "back", "goto").contains(word)) {
            arguments.atMost(1);
        }
        return switch (word) {
            case "" -> LabReply.table(session.lab().map(Lab::mistake));
            case "run" -> run(session);
            case "diff" -> LabReply.difference(recorded(session));
            case "step" -> move(session, arguments.countAt(1, 1));
            case "back" -> move(session, -arguments.countAt(1, 1));
            case "goto" -> goTo(session, arguments.atLeast(2));
            case "off" -> leave(session);
            default -> choose(session, word);
        };
    }

    // ---- choosing

    private static Reply choose(Session session, String word) {
        refuseQueens(session);
        Mistake mistake = named(word);
        session.lab(Lab.of(mistake, session.grid()));
        return alone(session, LabReply.choice(mistake), LabReply.question());
    }

    /** An answer, with a word of advice for those who take no lesson: a lesson has its own. */
    private static Reply alone(Session session, Reply answer, Reply advice) {
        return session.learning().course().isPresent() ? answer : answer.and(advice);
    }

    private static Mistake named(String word) {
        int number = NumberUtils.toInt(word, 0);
        List<Mistake> candidates = number >= 1 && number <= Mistakes.TABLE.size()
                ? List.of(Mistakes.TABLE.get(number - 1))
                : Mistakes.TABLE.stream()
                        .filter(mistake -> mistake.name().startsWith(word))
                        .toList();
        if (candidates.size() == 1) {
            return candidates.get(0);
        }
        String names = Mistakes.TABLE.stream().map(Mistake::name).collect(Collectors.joining(", "));
        throw new UserError("there is no mistake '%s': they are 1 to %d, or %s"
                .formatted(Words.shorten(word), Mistakes.TABLE.size(), names));
    }

    private static void refuseQueens(Session session) {
        if (session.problem() instanceof Problem.Queens) {
            session.refuseQueens();
        }
    }

    private static Reply leave(Session session) {
        session.leaveLab();
        return Reply.text("the lab is closed; the board and the search are as they were");
    }

    // ---- running, and looking at what was recorded

    private static Lab chosen(Session session) {
        refuseQueens(session);
        return session.lab()
                .orElseThrow(() -> new UserError("no mistake is chosen: lab lists them, lab 1 takes the first"));
    }

    private static Reply run(Session session) {
        Lab lab = chosen(session);
        Problem.refuseClashes(session.grid());
        Lab done = lab.afterRun();
        session.lab(done);
        return alone(session, LabReply.outcome(done), LabReply.recorded());
    }

    private static Lab recorded(Session session) {
        Lab lab = chosen(session);
        if (lab.run().isEmpty()) {
            throw new UserError("%s has not been run on this board: lab run does it"
                    .formatted(lab.mistake().name()));
        }
        return lab;
    }

    private static Reply move(Session session, long moves) {
        Lab lab = recorded(session);
        return stand(session, lab, lab.time() + Math.max(-lab.moves(), Math.min(moves, lab.moves())));
    }

    private static Reply goTo(Session session, Arguments arguments) {
        Lab lab = recorded(session);
        return switch (arguments.word(1).orElseThrow()) {
            case "start", "0" -> stand(session, lab, 0);
            case "end" -> stand(session, lab, lab.moves());
            default -> stand(session, lab, arguments.countAt(1, 0));
        };
    }

    private static Reply stand(Session session, Lab before, long move) {
        Lab lab = before.at(move);
        session.lab(lab);
        return LabReply.move(lab);
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        if (!before.isEmpty()) {
            return before.equals(List.of("goto")) ? ENDS : List.of();
        }
        Stream<Completion> mistakes = Mistakes.TABLE.stream()
                .map(mistake -> new Completion(mistake.name(), mistake.summary()).under("mistakes"));
        return Stream.concat(mistakes, WORDS.stream()).toList();
    }
}
