package stepdoku.command;

import java.util.List;
import java.util.stream.Collectors;
import stepdoku.export.Json;
import stepdoku.line.Completion;
import stepdoku.line.Completions;
import stepdoku.search.Strategies;
import stepdoku.search.Strategy;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.UserError;
import stepdoku.text.Words;
import stepdoku.view.StrategiesView;

/** {@code strategy}: which cell a call fills next. */
final class StrategyCommand extends Command {
    StrategyCommand() {
        super(Sheet.of(Group.LOOKING, "strategy [NAME]", "list the orders of the cells, or choose one")
                .meaning(
                        "A strategy looks at the board alone and names the next cell and the digits that may be tried there."
                                + " Choosing one ends the search under way: the next step begins anew.")
                .where("NAME", "a strategy")
                .examples("strategy", "load leetcode; strategy backward; step")
                .standingAlone()
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        return arguments.atMost(1).word(0).map(word -> choose(session, word)).orElseGet(() -> list(session));
    }

    private static Reply list(Session session) {
        return Reply.of(new StrategiesView(session.strategy()))
                .data(() -> Json.object()
                        .with(
                                "strategies",
                                Strategies.TABLE.stream()
                                        .map(StrategyCommand::data)
                                        .toList()));
    }

    private static Json data(Strategy strategy) {
        return Json.object()
                .with("strategy", strategy)
                .with("summary", strategy.summary())
                .with("origin", strategy.origin());
    }

    private static Reply choose(Session session, String word) {
        session.refuseQueens();
        Strategy strategy = named(word);
        boolean ended = session.choose(strategy);
        return Reply.text("strategy %s: %s%s (%s)"
                        .formatted(
                                strategy,
                                strategy.summary(),
                                ended ? "; the search that was under way has ended" : "",
                                strategy.origin()))
                .data(() -> data(strategy));
    }

    static Strategy named(String word) {
        List<Strategy> candidates = Strategies.TABLE.stream()
                .filter(strategy -> strategy.name().startsWith(word))
                .toList();
        if (candidates.size() == 1) {
            return candidates.get(0);
        }
        String names = Strategies.TABLE.stream().map(Strategy::name).collect(Collectors.joining(", "));
        throw new UserError("there is no strategy '%s': they are %s".formatted(Words.shorten(word), names));
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? Completions.strategies() : List.of();
    }
}
