/// What the host is told about background modes; the host itself names none.
///
/// An entry for each value: those of the modules first, then the documented ones that none of them stands for.
public struct ModeCatalog: Sendable {
    /// One value of `UIBackgroundModes`.
    public struct Entry: Sendable {
        /// The value in the manifest.
        public let value: String
        /// The first iOS that knows it.
        public let since: SystemVersion
        /// The first iOS that no longer knows it; nil when it is still in use.
        public let until: SystemVersion?
        /// What Xcode shows instead of the value, now and in older versions.
        public let xcodeLabels: [String]
        /// Whether a module of this program simulates it.
        public internal(set) var isSimulated: Bool
        /// Whether a module of this program stands for it, be it one that is only planned.
        var hasModule = false
        /// Why it is not valid in an iOS manifest at all: `it is for watchOS`; nil when it is valid.
        public let unavailable: String?
        /// What else must be in the manifest.
        public internal(set) var checks: [ManifestCheck]
        /// The rules by which an app that declares the value is kept awake or woken, for whoever asks what would have kept one
        /// awake; none where its module does not say.
        public internal(set) var keepsAwake: [Rule]
        /// Names of Apple's of which code that uses the mode has one, such as `CLLocationManager`.
        public internal(set) var symbols: Set<String>

        /// A value from what is known about it.
        public init(
            _ value: String, since: SystemVersion, until: SystemVersion? = nil, xcodeLabels: [String] = [],
            isSimulated: Bool = true, unavailable: String? = nil, checks: [ManifestCheck] = [], keepsAwake: [Rule] = [],
            symbols: Set<String> = []
        ) {
            self.value = value
            self.since = since
            self.until = until
            self.xcodeLabels = xcodeLabels
            self.isSimulated = isSimulated
            self.unavailable = unavailable
            self.checks = checks
            self.keepsAwake = keepsAwake
            self.symbols = symbols
        }

        /// Whether it may count in an app, and no module of this program stands for it.
        var isUnlinked: Bool { !hasModule && unavailable == nil }

        /// A value that Apple documents, as a module stands for it. Traps for a value that Apple does not document.
        ///
        /// - Parameters:
        ///   - value: such as `audio`.
        ///   - checks: what else must be in the manifest.
        ///   - keepsAwake: the module's rules by which it keeps an app awake, or wakes one.
        ///   - symbols: names of Apple's of which code that uses the mode has one.
        public static func documented(
            _ value: String, checks: [ManifestCheck] = [], keepsAwake: [Rule] = [], symbols: Set<String> = []
        ) -> Entry {
            guard var entry = DocumentedModes.entries.first(where: { $0.value == value }) else {
                preconditionFailure("Apple does not document the mode \(value): give the versions that know it")
            }
            (entry.isSimulated, entry.checks, entry.keepsAwake, entry.symbols) = (true, checks, keepsAwake, symbols)
            return entry
        }
    }

    /// The values, in the order in which they are listed to a user.
    public let entries: [Entry]
    /// The keys of a manifest that modules read, beside those of the host.
    let keys: [ManifestKey]

    /// A catalog of these values.
    public init(entries: [Entry], keys: [ManifestKey] = []) {
        self.entries = entries
        self.keys = keys
    }

    /// What is documented, and what the modules stand for.
    init(modules: [ModuleDescriptor]) {
        let own = modules.flatMap { module in
            module.values.map { entry in
                var entry = entry
                (entry.isSimulated, entry.hasModule) = (true, true)
                return entry
            }
        }
        let values = Set(own.map(\.value))
        self.init(
            entries: own + DocumentedModes.entries.filter { !values.contains($0.value) },
            keys: modules.flatMap(\.manifestKeys))
    }

    /// Why nothing plays a mode of iOS, in words that follow its name and a comma; nil for one that is played.
    func reasonNotPlayed(_ entry: Entry) -> String? {
        !entry.isSimulated && entry.isUnlinked ? "and no module for it is linked into this program" : nil
    }

    /// The entry of a value, spelt exactly so.
    public func entry(for value: String) -> Entry? { entries.first { $0.value == value } }
}
