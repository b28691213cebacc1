package stepdoku.view;

/** The signs left and right of a symbol that tell its role without colour: {@code [5]} for a given. */
record Signs(char left, char right) {
    private static final Signs NONE = new Signs(' ', ' ');

    /** The signs of a role. Where weight and tone tell what is fixed, givens and entries need none. */
    static Signs of(Role role, boolean hasStyles) {
        return switch (role) {
            case GIVEN -> hasStyles ? NONE : new Signs('[', ']');
            case ENTRY -> hasStyles ? NONE : new Signs('(', ')');
            case CHANGED, TAKEN_BACK -> new Signs('>', '<');
            case CLASH -> new Signs('!', '!');
            case FORBIDDING -> new Signs('=', '=');
            case HIGHLIGHT -> new Signs('{', '}');
            default -> NONE;
        };
    }
}
