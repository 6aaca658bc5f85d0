public struct Manifest: Sendable {
    public var bundleIdentifier = "com.example.App"
    public var displayName = "App"
    public var backgroundModes: [String] = []
    public var exitsOnSuspend = false
    public var hasSceneManifest = false
    public var problems: [InputProblem] = []
    public init() {}
}
public struct InputProblem: Error, Hashable, Sendable {}
public struct ModeCatalog: Sendable {
    public struct Entry: Sendable {
        public let value: String
        public let since: SystemVersion
        public let until: SystemVersion?
    }
    public var entries: [Entry]
    public init(entries: [Entry]) { self.entries = entries }
}
