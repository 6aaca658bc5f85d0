/// What the host is told about background modes; the host itself names none.
///
/// One entry comes from each mode module, and one for each value that is valid but not simulated.
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
        /// Whether a module simulates it.
        public let isSimulated: Bool
        /// Why it is not valid in an iOS manifest at all: `it is for watchOS`; nil when it is valid.
        public let unavailable: String?
        /// Keys of the manifest that only this mode reads, beside those the host knows.
        public let keys: [ManifestKey]
        /// What else must be in the manifest.
        public let checks: [ManifestCheck]

        /// A value from what is known about it.
        public init(
            _ value: String, since: SystemVersion, until: SystemVersion? = nil, xcodeLabels: [String] = [],
            isSimulated: Bool = true, unavailable: String? = nil, keys: [ManifestKey] = [],
            checks: [ManifestCheck] = []
        ) {
            self.value = value
            self.since = since
            self.until = until
            self.xcodeLabels = xcodeLabels
            self.isSimulated = isSimulated
            self.unavailable = unavailable
            self.keys = keys
            self.checks = checks
        }
    }

    /// The values, in the order in which they are listed to a user.
    public let entries: [Entry]

    /// A catalog of these values.
    public init(entries: [Entry]) {
        self.entries = entries
    }

    /// The entry of a value, spelt exactly so.
    public func entry(for value: String) -> Entry? { entries.first { $0.value == value } }
}
