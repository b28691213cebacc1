package stepdoku.command;

import java.util.stream.Collectors;

/** The table of the verbs as docs/commands.md. */
final class Manual {
    private Manual() {}

    static String markdown() {
        StringBuilder text = new StringBuilder("""
                # The verbs

                Printed from the table of the verbs; a test compares it. `help VERB` says the same at the prompt.
                """);
        for (Group group : Group.values()) {
            text.append("\n## ").append(group.title()).append('\n');
            Commands.TABLE.stream()
                    .map(Command::sheet)
                    .filter(sheet -> sheet.group() == group)
                    .forEach(sheet -> text.append(section(sheet)));
        }
        return text.toString();
    }

    private static String section(Sheet sheet) {
        String aliases = sheet.aliases().isEmpty()
                ? ""
                : " Also "
                        + sheet.aliases().stream()
                                .map(alias -> "`" + alias + "`")
                                .collect(Collectors.joining(", ")) + ".";
        String examples = sheet.examples().stream()
                .map(example -> "    > " + example + "\n")
                .collect(Collectors.joining());
        return "\n### `" + sheet.usage() + "`\n\n"
                + sheet.summary() + "." + aliases + "\n"
                + (sheet.meaning().isEmpty() ? "" : "\n" + sheet.meaning() + "\n")
                + "\n" + examples;
    }
}
