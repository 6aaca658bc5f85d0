import BackgroundRuntime
import LocationMode

/// The mode modules that come with the simulator: one line each.
public enum BuiltInModes {
    /// All of them, in the order in which they are told of events.
    public static let all: [ModuleDescriptor] = [
        LocationModule.descriptor
    ]
}
