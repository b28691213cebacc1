package stepdoku.format;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Turns the bytes of a file into text: UTF-8, or UTF-16 if its mark is there, or else Latin-1. */
public final class Decoding {
    private Decoding() {}

    /** The text of a file; bytes that are no text are a FormatException. */
    public static String text(byte[] bytes) {
        String text = decode(bytes);
        if (text.indexOf('\0') >= 0) {
            throw new FormatException("binary, not text: it holds zero bytes");
        }
        return text;
    }

    /** How to read a file, some bytes at a time, that begins so: as UTF-16 if its mark is there, else as UTF-8. */
    public static Charset charset(byte[] beginning) {
        boolean marked = startsWith(beginning, 0xFE, 0xFF) || startsWith(beginning, 0xFF, 0xFE);
        return marked ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
    }

    private static String decode(byte[] bytes) {
        if (charset(bytes) == StandardCharsets.UTF_16) {
            return new String(bytes, StandardCharsets.UTF_16);
        }
        try {
            return strictly(StandardCharsets.UTF_8, bytes);
        } catch (CharacterCodingException notUtf8) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    private static String strictly(Charset charset, byte[] bytes) throws CharacterCodingException {
        return charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }

    private static boolean startsWith(byte[] bytes, int first, int second) {
        return bytes.length >= 2 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
    }
}
