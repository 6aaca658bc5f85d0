import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum AccessorySources {
    /// All of them.
    static let all: [RuleSource] = [
        RuleSource(
            "W22-10008", "2022-10008 What's new in Nearby Interaction",
            "developer.apple.com/videos/play/wwdc2022/10008"),
    ]
}
