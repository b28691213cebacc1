package stepdoku.terminal;

import org.jline.reader.impl.DefaultParser;
import stepdoku.board.CellNames;

/** Parts a line into words for JLine, so that completion begins behind {@code ;} and behind {@code r1c3=}, too. */
final class CommandParser extends DefaultParser {
    CommandParser() {
        setEscapeChars(null);
    }

    @Override
    public boolean isDelimiterChar(CharSequence text, int place) {
        return super.isDelimiterChar(text, place)
                || text.charAt(place) == ';'
                || text.charAt(place) == '=' && CellNames.looksLikeCell(wordBefore(text, place));
    }

    private String wordBefore(CharSequence text, int end) {
        int start = end;
        while (start > 0 && !super.isDelimiterChar(text, start - 1) && text.charAt(start - 1) != ';') {
            start--;
        }
        return text.subSequence(start, end).toString();
    }
}
