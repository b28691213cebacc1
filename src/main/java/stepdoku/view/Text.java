package stepdoku.view;

import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.text.WordUtils;
import org.jline.utils.AttributedString;

/** Sentences, wrapped at the width of the page. Lines of the text stay lines; what is wrapped keeps its indentation. */
public record Text(String text, Role role) implements View {
    /** A blank at which no line is broken. */
    static final char NO_BREAK = '\u00a0';

    public static Text of(String text) {
        return of(text, Role.PLAIN);
    }

    public static Text of(String text, Role role) {
        return new Text(text, role);
    }

    /** An empty line. */
    public static Text blank() {
        return of("");
    }

    /** The same behind a prefix. */
    public Text after(String prefix) {
        return new Text(prefix + text, role);
    }

    @Override
    public List<AttributedString> lines(Page page) {
        return text.lines().count() == 0
                ? List.of(AttributedString.EMPTY)
                : page.named(text)
                        .lines()
                        .flatMap(line -> wrap(line, page.width()))
                        .map(line -> page.theme().text(role, line.replace(NO_BREAK, ' ')))
                        .flatMap(line -> line.columnSplitLength(page.width()).stream())
                        .toList();
    }

    /** A line as lines of at most so many characters. */
    private static Stream<String> wrap(String line, int width) {
        String content = line.stripLeading();
        String indentation = line.substring(0, Math.min(line.length() - content.length(), width / 2));
        return line.length() <= width
                ? Stream.of(line)
                : WordUtils.wrap(content, width - indentation.length(), "\n", true)
                        .lines()
                        .map(part -> StringUtils.stripEnd(indentation + part, " "));
    }
}
