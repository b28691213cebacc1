package stepdoku.terminal;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import org.jline.terminal.Terminal;
import stepdoku.view.Ansi;

/**
 * A terminal that writes disguised lines of frames as what they are. JLine's Display turns frames into other characters
 * on their way to the terminal; given disguised to it, they pass.
 */
final class FramedTerminal {
    private FramedTerminal() {}

    /** The terminal itself in all but its writer. */
    static Terminal of(Terminal terminal) {
        PrintWriter writer = new PrintWriter(new Revealing(terminal.writer()));
        return (Terminal) Proxy.newProxyInstance(
                Terminal.class.getClassLoader(),
                new Class<?>[] {Terminal.class},
                (proxy, method, arguments) ->
                        method.getName().equals("writer") ? writer : call(terminal, method, arguments));
    }

    private static Object call(Terminal terminal, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(terminal, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    private static final class Revealing extends FilterWriter {
        Revealing(Writer out) {
            super(out);
        }

        @Override
        public void write(int symbol) throws IOException {
            out.write(Ansi.revealed(String.valueOf((char) symbol)));
        }

        @Override
        public void write(char[] symbols, int offset, int length) throws IOException {
            out.write(Ansi.revealed(new String(symbols, offset, length)));
        }

        @Override
        public void write(String text, int offset, int length) throws IOException {
            out.write(Ansi.revealed(text.substring(offset, offset + length)));
        }
    }
}
