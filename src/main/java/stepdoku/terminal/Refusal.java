package stepdoku.terminal;

/** What a host is told when a line cannot be: one sentence for the user, and nothing of the inside. */
final class Refusal extends Exception {
    private static final long serialVersionUID = 1;

    Refusal(String sentence) {
        super(sentence, null, false, false);
    }
}
