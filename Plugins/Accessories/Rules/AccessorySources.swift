import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum AccessorySources {
    /// All of them.
    static let all: [RuleSource] = [
    ]
}
