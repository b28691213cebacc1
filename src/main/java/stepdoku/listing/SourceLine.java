package stepdoku.listing;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** A line of a source file, without the comment that names its roles: {@code board[r][c] = '.';} with the role take back. */
record SourceLine(String text, Set<Role> roles) {
    private static final String COMMENT = " // ";

    static SourceLine of(String line) {
        int comment = line.lastIndexOf(COMMENT);
        Set<Role> roles = EnumSet.noneOf(Role.class);
        if (comment >= 0) {
            Arrays.stream(line.substring(comment + COMMENT.length()).split(", "))
                    .map(Role::withLabel)
                    .flatMap(Optional::stream)
                    .forEach(roles::add);
        }
        return roles.isEmpty() ? new SourceLine(line, roles) : new SourceLine(line.substring(0, comment), roles);
    }

    /** The same line as a listing shows it: a member's own indent removed, two spaces a level instead of four. */
    SourceLine narrow() {
        String code = text.strip();
        int indent = text.length() - text.stripLeading().length();
        return new SourceLine(" ".repeat(Math.max(0, indent - 4) / 2) + code, roles);
    }
}
