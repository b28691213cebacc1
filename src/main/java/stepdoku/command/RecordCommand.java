package stepdoku.command;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import stepdoku.line.Completion;
import stepdoku.session.Recorder;
import stepdoku.session.Reply;
import stepdoku.session.Session;
import stepdoku.session.TextFile;
import stepdoku.session.UserError;
import stepdoku.text.Words;

/** {@code record}: what the terminal shows, into a file that can be played. */
final class RecordCommand extends Command {
    private static final String OFF = "off";

    RecordCommand() {
        super(Sheet.of(Group.CONSOLE, "record [FILE|off]", "write what the terminal shows into a file, to be played")
                .meaning(
                        "From here to record off, all that the terminal shows goes into FILE as an asciicast of version 2,"
                                + " which asciinema and others play: the prompt, watch and play with their times. A file that was there"
                                + " is replaced when the recording ends; leaving the console ends it, too.")
                .where("FILE", "the file, demo.cast")
                .examples("record"));
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        Optional<Recorder> recorder = session.host().recorder();
        Optional<TextFile> file = recorder.flatMap(Recorder::file);
        Optional<String> word = arguments.atMost(1).word(0);
        if (word.isEmpty()) {
            return Reply.text(file.map(name -> "recording into %s; record off ends it".formatted(name))
                    .orElse("nothing is recorded; record FILE begins"));
        }
        return word.get().equals(OFF) ? end(recorder, file) : begin(recorder, file, TextFile.named(word.get()));
    }

    private static Reply begin(Optional<Recorder> recorder, Optional<TextFile> underWay, TextFile file) {
        if (underWay.isPresent()) {
            throw new UserError("recording into %s already: record off ends it".formatted(underWay.get()));
        }
        boolean replaces = file.exists();
        recorder.orElseThrow(() -> new UserError("there is no terminal to record: record works in the console at one"))
                .begin(file);
        return Reply.text("recording into %s until record off%s"
                .formatted(file, replaces ? "; what is in it now will be replaced" : ""));
    }

    private static Reply end(Optional<Recorder> recorder, Optional<TextFile> underWay) {
        TextFile file = underWay.orElseThrow(() -> new UserError("nothing is recorded: record FILE begins"));
        return Reply.text(sentence(file, recorder.orElseThrow().end()));
    }

    private static String sentence(TextFile file, Duration length) {
        return "wrote %s: %s of what the terminal showed".formatted(file, Words.count(length.toSeconds(), "second"));
    }

    @Override
    public List<Completion> complete(Session session, List<String> before) {
        return before.isEmpty() ? List.of(new Completion(OFF, "end the recording")) : List.of();
    }

    @Override
    public boolean takesFile(List<String> before) {
        return before.isEmpty();
    }
}
