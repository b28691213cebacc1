package stepdoku.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import stepdoku.line.Completion;
import stepdoku.line.Form.Blank;
import stepdoku.line.Usage;
import stepdoku.session.Session;
import stepdoku.view.TipLine;

/** What is told below a line while it is typed: which blank of the usage is due, and what it wants. */
final class Tips {
    private Tips() {}

    /** The tip at a word behind others; a word that is known there tells what it stands for. */
    static TipLine of(Command command, Session session, List<String> before, String word) {
        Sheet sheet = command.sheet();
        List<Blank> due = Usage.due(sheet.usage(), before);
        List<Completion> known = command.complete(session, before);
        List<TipLine.Mark> marks = due.stream()
                .map(blank -> new TipLine.Mark(
                        blank.start(), blank.start() + blank.name().length()))
                .sorted((one, other) -> one.start() - other.start())
                .toList();
        String meaning = described(known, word)
                .orElseGet(() -> Stream.concat(
                                kinds(due, word).map(kind -> kind + ": " + command.meaning(session, before, kind)),
                                literals(due, known, word))
                        .collect(Collectors.joining("; ")));
        return new TipLine(sheet.usage(), marks, meaning);
    }

    private static Optional<String> described(List<Completion> known, String word) {
        return Completion.find(known, word)
                .filter(completion -> !completion.description().isEmpty())
                .map(completion -> word + ": " + completion.description());
    }

    /** The kinds of words of which this may be one. */
    private static Stream<String> kinds(List<Blank> due, String word) {
        return due.stream()
                .filter(blank -> !blank.isLiteral() && Usage.takes(blank, word))
                .map(Blank::name)
                .distinct();
    }

    /** The words that may stand here themselves, with what they stand for. */
    private static Stream<String> literals(List<Blank> due, List<Completion> known, String word) {
        return due.stream()
                .filter(blank -> blank.isLiteral() && blank.name().startsWith(word))
                .flatMap(blank -> described(known, blank.name()).stream())
                .distinct();
    }

    /** What the last word stands for, if it is one that stands for itself and wants another behind it. */
    static Optional<String> behindWord(Command command, Session session, List<String> before) {
        if (before.isEmpty()) {
            return Optional.empty();
        }
        List<String> earlier = before.subList(0, before.size() - 1);
        String last = before.get(before.size() - 1);
        return Usage.due(command.sheet().usage(), earlier).stream()
                .filter(blank -> blank.isLiteral() && blank.name().equals(last))
                .flatMap(blank -> Completion.find(command.complete(session, earlier), last).stream())
                .map(Completion::description)
                .findFirst();
    }
}
