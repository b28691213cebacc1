package stepdoku.export;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/**
 * An object for other programs, its keys in the order in which they were given: {@code {"cell":"r1c3","digit":1}}. Mutable
 * while it is made.
 */
public final class Json {
    private final JsonObject object = new JsonObject();

    private Json() {}

    public static Json object() {
        return new Json();
    }

    /**
     * One more key. Numbers, truth values, objects and collections become what they are in JSON, an empty Optional is null,
     * and any other value is its text.
     */
    public Json with(String key, Object value) {
        object.add(key, element(value));
        return this;
    }

    /** The keys of another object behind those that are there. */
    public Json with(Json other) {
        other.object.entrySet().forEach(member -> object.add(member.getKey(), member.getValue()));
        return this;
    }

    private static JsonElement element(Object value) {
        if (value instanceof Json json) {
            return json.object;
        }
        if (value instanceof Optional<?> optional) {
            return optional.map(Json::element).orElse(JsonNull.INSTANCE);
        }
        if (value instanceof Map<?, ?> map) {
            return members(map);
        }
        if (value instanceof Number number) {
            return new JsonPrimitive(number);
        }
        return value instanceof Boolean claim ? new JsonPrimitive(claim) : sequenceOrText(value);
    }

    private static JsonElement sequenceOrText(Object value) {
        if (value instanceof int[] numbers) {
            return array(Arrays.stream(numbers).boxed().toList());
        }
        if (value instanceof long[] numbers) {
            return array(Arrays.stream(numbers).boxed().toList());
        }
        return value instanceof Collection<?> values ? array(values) : new JsonPrimitive(value.toString());
    }

    private static JsonArray array(Collection<?> values) {
        JsonArray array = new JsonArray();
        values.forEach(value -> array.add(element(value)));
        return array;
    }

    private static JsonObject members(Map<?, ?> map) {
        JsonObject members = new JsonObject();
        map.forEach((key, value) -> members.add(key.toString(), element(value)));
        return members;
    }

    /** The object on one line. */
    @Override
    public String toString() {
        return object.toString();
    }
}
