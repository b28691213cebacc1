package stepdoku.listing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import stepdoku.board.Grid;

/** Compiles the instrumented sources of some classes and loads them into this room. */
final class Compiled {
    private Compiled() {}

    /** The instrumented class of each type. This can be done once a type. */
    static Map<Class<?>, Class<?>> of(Collection<Class<?>> types) {
        try {
            Path folder = Files.createTempDirectory(Path.of("target"), "recorded");
            compile(types, folder);
            Map<String, Class<?>> loaded = load(folder);
            return types.stream()
                    .collect(Collectors.toUnmodifiableMap(
                            type -> type, type -> loaded.get(Instrumented.className(type))));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static void compile(Collection<Class<?>> types, Path folder) throws IOException {
        String classPath = String.join(
                System.getProperty("path.separator"), home(Recorder.class), home(Role.class), home(Grid.class));
        List<String> arguments = new ArrayList<>(List.of("-d", folder.toString(), "-cp", classPath));
        for (Class<?> type : types) {
            Path file = folder.resolve(Instrumented.className(type) + ".java");
            arguments.add(Files.writeString(file, Instrumented.source(type)).toString());
        }
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)) != 0) {
            throw new IllegalStateException("an instrumented source does not compile, see above");
        }
    }

    private static String home(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Map<String, Class<?>> load(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .map(Compiled::define)
                    .collect(Collectors.toMap(Class::getSimpleName, type -> type));
        }
    }

    private static Class<?> define(Path file) {
        try {
            return MethodHandles.lookup().defineClass(Files.readAllBytes(file));
        } catch (IOException | IllegalAccessException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
