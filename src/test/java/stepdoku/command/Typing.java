package stepdoku.command;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import stepdoku.session.Host;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.Settings;
import stepdoku.session.Status;
import stepdoku.view.Page;
import stepdoku.view.Stack;
import stepdoku.view.Theme;

/** A console without a terminal: what is typed, and what comes back as plain text 80 columns wide. */
final class Typing {
    private final Session session;
    private final Interpreter interpreter;
    private final List<Reply> replies = new ArrayList<>();
    private Page page = new Page(80, Theme.plain());

    Typing() {
        this(Host.none());
    }

    Typing(Host host) {
        session = new Session(host);
        interpreter = new Interpreter(session);
    }

    Session session() {
        return session;
    }

    Typing on(Page other) {
        page = other;
        return this;
    }

    /** Types lines and answers the text that the last one gave. */
    String type(String... lines) {
        for (String line : lines) {
            replies.clear();
            interpreter.interpret(line, replies::add);
        }
        return text();
    }

    String end() {
        replies.clear();
        interpreter.end(replies::add);
        return text();
    }

    /** The worst status of the last line typed. */
    Status status() {
        return replies.stream().map(Reply::status).reduce(Status.OK, Status::worst);
    }

    private String text() {
        return replies.stream().map(this::text).collect(Collectors.joining());
    }

    private String text(Reply reply) {
        StringBuilder text = new StringBuilder(talk(reply));
        reply.raw().forEach(line -> text.append(line).append('\n'));
        reply.afterwards().forEach(after -> text.append(text(after)));
        return text.toString();
    }

    /** What the last line has said to people: all but the lines for programs. */
    String talk() {
        return replies.stream().map(this::talk).collect(Collectors.joining());
    }

    private String talk(Reply reply) {
        Page now = page.with(session.settings().get(Settings.COORDINATES));
        return new Stack(reply.views())
                .lines(now).stream()
                        .map(line -> line.toString().stripTrailing() + "\n")
                        .collect(Collectors.joining());
    }
}
