package stepdoku.kept;

/** A part of a session that is read from lines of a file, each a key and the words behind it. */
interface KeptPart {
    /** Whether a key belongs to this part; then its words are taken. Words that cannot be are a UserError. */
    boolean read(String key, String words);
}
