package stepdoku.make;

import java.util.SplittableRandom;

/** Orders by chance. */
final class Order {
    private Order() {}

    /** The numbers from 0 up to a count, in an order of which all are equally likely (Fisher and Yates, 1938). */
    static int[] of(int count, SplittableRandom random) {
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }
}
