import VigilProgramImage

/// The door to everything that is used of the Swift runtime without its promise: executors, hooks, clocks, the identity of
/// tasks, names of symbols. ``RuntimeInterface`` lists it.
public enum RuntimeBridge {
    /// Takes the jobs that simulated code enqueues, once for the program: to be called before any simulated code runs.
    public static func install() {
        ownCode
        RuntimeHooks.install
    }

    /// No line of this module is a place in an app.
    private static let ownCode: Void = SystemCode.declare(module: "VigilRuntimeBridge", levels: 1)
}
