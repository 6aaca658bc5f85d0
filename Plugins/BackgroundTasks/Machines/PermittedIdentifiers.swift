import BackgroundRuntime

/// The identifiers that a manifest permits, and what the scheduler makes of them.
public struct PermittedIdentifiers: Hashable, Sendable {
    /// The end of an entry that stands for all identifiers with the same beginning (from iOS 26).
    private static let wildcard = ".*"

    /// The entries, as the manifest has them.
    public let entries: [String]
    private let knowsWildcards: Bool
    private let owner: String

    /// What a manifest permits, as one system understands it.
    ///
    /// - Parameters:
    ///   - entries: `BGTaskSchedulerPermittedIdentifiers`.
    ///   - owner: the identifier of the app.
    ///   - system: the version of iOS, which may know wildcards.
    public init(_ entries: [String], of owner: String, on system: SystemVersion) {
        self.entries = entries
        self.owner = owner.lowercased()
        knowsWildcards = system >= .iOS(26)
    }

    /// The entries that name one task, each of which needs a handler. An app may have wildcards for a later system.
    public var named: [String] { entries.filter { !$0.hasSuffix(PermittedIdentifiers.wildcard) } }

    /// Whether a task of this identifier may be registered.
    public func permits(_ identifier: String) -> Bool { entries.contains(identifier) || matchesWildcard(identifier) }

    /// Whether a task of this identifier and kind may be submitted: wildcards, and the beginning with the identifier of
    /// the app, are for continued tasks.
    public func permits(_ identifier: String, as kind: TaskRequest.Kind) -> Bool {
        guard kind == .continued else { return entries.contains(identifier) }
        return isOfOwner(identifier) && permits(identifier)
    }

    /// Whether an identifier begins with that of the app.
    public func isOfOwner(_ identifier: String) -> Bool { identifier.lowercased().hasPrefix(owner + ".") }

    private func matchesWildcard(_ identifier: String) -> Bool {
        entries.contains { isWildcard($0) && identifier.hasPrefix($0.dropLast()) && identifier.count >= $0.count }
    }

    private func isWildcard(_ entry: String) -> Bool {
        knowsWildcards && entry.hasSuffix(PermittedIdentifiers.wildcard)
    }
}
