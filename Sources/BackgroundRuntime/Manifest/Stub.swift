public struct Manifest: Sendable {
    public var bundleIdentifier = "com.example.App"
    public var displayName = "App"
    public var backgroundModes: [String] = []
    public var exitsOnSuspend = false
    public var hasSceneManifest = false
    public var problems: [InputProblem] = []
    public var texts: [String: String] = [:]
    public init() {}
    public init(
        bundleIdentifier: String = "com.example.App", displayName: String = "App", backgroundModes: [String] = [],
        exitsOnSuspend: Bool = false, hasSceneManifest: Bool = false, texts: [String: String] = [:]
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.displayName = displayName
        self.backgroundModes = backgroundModes
        self.exitsOnSuspend = exitsOnSuspend
        self.hasSceneManifest = hasSceneManifest
        self.texts = texts
    }
    public func string(forKey key: String) -> String? { texts[key] }
}
public struct InputProblem: Error, Hashable, Sendable {}
public struct ModeCatalog: Sendable {
    public struct Entry: Sendable {
        public let value: String
        public let since: SystemVersion
        public let until: SystemVersion?
        public let xcodeLabels: [String]
        public init(
            _ value: String, since: SystemVersion, until: SystemVersion? = nil, xcodeLabels: [String] = []
        ) {
            self.value = value
            self.since = since
            self.until = until
            self.xcodeLabels = xcodeLabels
        }
    }
    public var entries: [Entry]
    public init(entries: [Entry]) { self.entries = entries }
}
