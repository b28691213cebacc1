package stepdoku.terminal;

import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import org.jline.reader.impl.completer.ArgumentCompleter;
import org.jline.reader.impl.completer.NullCompleter;
import stepdoku.command.Command;

/** Completes what stands behind a verb in the shell of a host, where the verb is a command or a subcommand. */
record HostedCompleter(Command verb, HostNames names, Completer own) implements Completer {

    /** In the shape that JLine wants of subcommands. */
    ArgumentCompleter asArguments() {
        return new ArgumentCompleter(NullCompleter.INSTANCE, this);
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        if (isQuestionOfOneWord(line)) {
            candidates.add(new Candidate(line.word()));
        } else {
            own.complete(reader, HostedLine.of(line, verbIndex(line), verb.toString()), candidates);
        }
    }

    /** JLine's completer of arguments asks of each earlier word, without the line around it, whether it is a good one. */
    private static boolean isQuestionOfOneWord(ParsedLine line) {
        return line.words().size() == 1;
    }

    private int verbIndex(ParsedLine line) {
        return names.verb(line.words().get(0)).filter(verb::equals).isPresent() ? 0 : 1;
    }
}
