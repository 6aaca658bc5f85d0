public struct Manifest: Sendable {
    public var bundleIdentifier = "com.example.App"
    public var displayName = "App"
    public var backgroundModes: [String] = []
    public var exitsOnSuspend = false
    public var hasSceneManifest = false
    public var problems: [InputProblem] = []
    public var strings: [String: String] = [:]
    public init() {}
    public func string(forKey key: String) -> String? { strings[key] }
}
public struct InputProblem: Error, Hashable, Sendable {}
public struct ModeCatalog: Sendable {
    public struct Entry: Sendable {
        public let value: String
        public let since: SystemVersion
        public let until: SystemVersion?
        public init(value: String, since: SystemVersion, until: SystemVersion?) {
            self.value = value
            self.since = since
            self.until = until
        }
    }
    public var entries: [Entry]
    public init(entries: [Entry]) { self.entries = entries }
}
