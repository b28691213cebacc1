package stepdoku.export;

import org.apache.commons.text.StringEscapeUtils;
import stepdoku.search.Profile;
import stepdoku.search.Profile.Span;

/** Depth over time as a picture: from the least to the greatest depth of each span; a red line marks the present. */
public final class PlotSvg {
    private static final int WIDTH = 960;
    private static final int HEIGHT = 320;
    private static final int MARGIN = 40;

    private final Profile profile;
    private final long now;

    private PlotSvg(Profile profile, long now) {
        this.profile = profile;
        this.now = now;
    }

    /** The picture as text. What lies behind the present is pale. */
    public static String write(Profile profile, long now, String title) {
        return new PlotSvg(profile, now).write(title);
    }

    private String write(String title) {
        StringBuilder bars = new StringBuilder();
        profile.spans().forEach(span -> bars.append(bar(span)));
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d">
                <style>text{font:14px sans-serif}.later{opacity:0.35}</style>
                <rect width="100%%" height="100%%" fill="white"/>
                <text x="%3$d" y="20">%4$s</text>
                <text x="4" y="%5$d">%6$d</text><text x="4" y="%7$d">0</text>
                %8$s<line x1="%9$s" y1="%3$d" x2="%9$s" y2="%7$d" stroke="#c00"><title>time %10$d</title></line>
                <text x="%3$d" y="%11$d">time 0 to %12$d</text>
                </svg>
                """.formatted(
                        WIDTH + 2 * MARGIN,
                        HEIGHT + 2 * MARGIN,
                        MARGIN,
                        StringEscapeUtils.escapeXml10(title),
                        MARGIN + 10,
                        profile.maxDepth(),
                        MARGIN + HEIGHT,
                        bars,
                        x(now + 1),
                        now,
                        MARGIN + HEIGHT + 20,
                        profile.last());
    }

    private String bar(Span span) {
        double height = (double) HEIGHT / (profile.maxDepth() + 1);
        return "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"#06c\"%s/>\n"
                .formatted(
                        x(span.after() + 1),
                        MARGIN + HEIGHT - (span.max() + 1) * height,
                        x(span.last() + 1) - x(span.after() + 1),
                        (span.max() - span.min() + 1) * height,
                        span.after() >= now ? " class=\"later\"" : "");
    }

    private double x(double time) {
        return MARGIN + WIDTH * time / (profile.last() + 1);
    }
}
