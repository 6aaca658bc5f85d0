import AudioMode
import BackgroundRuntime

/// The mode modules that come with Vigil. Adding a mode adds one line here.
public enum BuiltInModes {
    /// All of them, in the order in which they are told of events.
    public static let all: [ModuleDescriptor] = [
        AudioModule.descriptor
    ]
}
