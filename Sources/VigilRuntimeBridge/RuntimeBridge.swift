/// The door to everything that is used of the Swift runtime without its promise: executors, hooks, clocks, the identity of
/// tasks, names of symbols. ``RuntimeInterface`` lists it.
public enum RuntimeBridge {
    /// Takes the jobs that simulated code enqueues, once for the program: to be called before any simulated code runs.
    public static func install() {
        RuntimeHooks.install
    }
}
