package stepdoku.command;

import stepdoku.export.Json;
import stepdoku.session.Reply;
import stepdoku.session.Samples;
import stepdoku.session.Session;
import stepdoku.view.Column;
import stepdoku.view.Table;

/** {@code samples}: the boards that come with the program. */
final class SamplesCommand extends Command {
    SamplesCommand() {
        super(Sheet.of(Group.BOARD, "samples", "list the boards that come with the program")
                .examples("samples")
                .standingAlone()
                .answeringPrograms());
    }

    @Override
    public Reply run(Session session, Arguments arguments) {
        arguments.atMost(0);
        Table table = Table.of(Column.left("name"), Column.left("size"), Column.left("what it is for"));
        for (Samples.Sample sample : Samples.all()) {
            table = table.with(sample.name(), sample.grid().geometry().toString(), sample.note());
        }
        return Reply.of(table)
                .data(() -> Json.object()
                        .with(
                                "samples",
                                Samples.all().stream().map(SamplesCommand::data).toList()));
    }

    private static Json data(Samples.Sample sample) {
        return Json.object()
                .with("name", sample.name())
                .with("size", sample.grid().geometry().size())
                .with("board", sample.grid())
                .with("note", sample.note());
    }
}
