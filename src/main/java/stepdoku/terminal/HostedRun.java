package stepdoku.terminal;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jline.console.CommandRegistry.CommandSession;
import org.jline.reader.EndOfFileException;
import stepdoku.command.Command;
import stepdoku.command.VerbHelp;
import stepdoku.session.Next;
import stepdoku.session.Reply;
import stepdoku.session.Status;
import stepdoku.view.Page;
import stepdoku.view.Text;

/** Runs what a host has read: replies are shown as it wants them, refusals and the wish to leave are exceptions. */
record HostedRun(HostNames names, AtTerminal place) {
    private static final Set<String> HELP = Set.of("--help", "-?");

    /** Runs the commands of some words, one after the other, until one of them cannot be. */
    void all(List<String> words, CommandSession host) throws Refusal {
        for (List<String> line : HostedLine.split(words)) {
            one(line, output(host));
        }
    }

    /** A host that redirects what a command says puts its file in the place of standard output. */
    private Consumer<Reply> output(CommandSession host) {
        if (host.terminal() != null && host.out() != System.out) {
            return place::show;
        }
        Look look = Look.ofStream(place.console().session().settings());
        return new Printer(new PrintWriter(host.out()), () -> look.page(Page.USUAL_WIDTH))::print;
    }

    private void one(List<String> line, Consumer<Reply> show) throws Refusal {
        Optional<Command> verb = names.verb(line.get(0));
        if (verb.isPresent() && line.size() == 2 && HELP.contains(line.get(1))) {
            show.accept(Reply.of(VerbHelp.of(names.sheet(verb.get()))));
            return;
        }
        List<Reply> forHost = new ArrayList<>();
        Consumer<Reply> take = reply -> (concernsHost(reply) ? (Consumer<Reply>) forHost::add : show).accept(reply);
        place.working(() -> place.console().run(ours(line), take));
        for (Reply reply : forHost) {
            tell(reply);
        }
    }

    private static boolean concernsHost(Reply reply) {
        return reply.status() == Status.WRONG || reply.next() instanceof Next.Quit;
    }

    private static void tell(Reply reply) throws Refusal {
        if (reply.next() instanceof Next.Quit) {
            throw new EndOfFileException();
        }
        throw new Refusal(reply.views().stream()
                .map(view -> view instanceof Text text ? text.text() : "")
                .collect(Collectors.joining(" ")));
    }

    /** The words with the verb by its own name; behind a {@code ;} it may have stood so already. */
    private List<String> ours(List<String> line) {
        String verb = names.verb(line.get(0)).map(Command::toString).orElse(line.get(0));
        return Stream.concat(Stream.of(verb), line.stream().skip(1)).toList();
    }
}
