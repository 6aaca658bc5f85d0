/// What live updates tell at one time: a position, that the phone came to rest, or why there is no position.
public struct LiveUpdate: Hashable, Sendable, CustomStringConvertible {
    /// Where the phone is; nil when the app gets no position now.
    public let fix: LocationFix?
    /// Whether the phone stands still, and updates pause after this one.
    public let isStationary: Bool
    /// Why there is no position, or no exact one. Empty before iOS 18.
    public let diagnostic: SessionDiagnostic

    /// An update from its parts.
    public init(_ fix: LocationFix?, isStationary: Bool = false, diagnostic: SessionDiagnostic = []) {
        (self.fix, self.isStationary, self.diagnostic) = (fix, isStationary, diagnostic)
    }

    public var description: String {
        let place = fix.map(\.description) ?? "no position"
        let further = [isStationary ? "stationary" : "", diagnostic.isEmpty ? "" : "\(diagnostic)"]
        return ([place] + further.filter { !$0.isEmpty }).joined(separator: ", ")
    }
}
