package stepdoku.export;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apache.commons.text.StringEscapeUtils;
import stepdoku.board.Digits;
import stepdoku.search.CallTree;
import stepdoku.search.CallTree.Branch;
import stepdoku.search.CallTree.State;

/**
 * The tree as JSON: a call has a state and, when it was looked into, its cell, the digits that it may try, and its
 * branches, each with the call below.
 */
final class TreeJson implements TreeFormat {
    @Override
    public String ending() {
        return "json";
    }

    @Override
    public String write(CallTree root, Names names, String title) {
        return "{\"title\":\"%s\",\"root\":%s}\n".formatted(StringEscapeUtils.escapeJson(title), call(root, names));
    }

    private static String call(CallTree call, Names names) {
        String state = call.state().name().toLowerCase(Locale.ROOT);
        if (call.state() != State.OPEN) {
            return "{\"state\":\"%s\"}".formatted(state);
        }
        return "{\"state\":\"%s\",\"cell\":\"%s\",\"allowed\":%s,\"branches\":[%s]}"
                .formatted(
                        state,
                        StringEscapeUtils.escapeJson(names.cell(call.cell())),
                        Arrays.toString(Digits.members(call.allowed())).replace(" ", ""),
                        call.branches().stream()
                                .map(branch -> branch(branch, names))
                                .collect(Collectors.joining(",")));
    }

    private static String branch(Branch branch, Names names) {
        return "{\"digit\":%d,\"placements\":%d,\"solutions\":%d,\"onPath\":%b,\"call\":%s}"
                .formatted(
                        branch.value(),
                        branch.size(),
                        branch.solutions(),
                        branch.onPath(),
                        call(branch.below(), names));
    }
}
