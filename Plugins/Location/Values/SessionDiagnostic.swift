/// Why positions or events do not come, or not as the app wants them: what Core Location tells an app from iOS 18.
public struct SessionDiagnostic: OptionSet, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt16

    /// The reasons of a bit field, one bit each.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The user has refused.
    public static let authorizationDenied = SessionDiagnostic(rawValue: 1)
    /// Something other than the user forbids it, such as parental controls.
    public static let authorizationRestricted = SessionDiagnostic(rawValue: 1 << 1)
    /// The user is being asked.
    public static let authorizationRequestInProgress = SessionDiagnostic(rawValue: 1 << 2)
    /// The app is in the background without anything that makes it count as in use.
    public static let insufficientlyInUse = SessionDiagnostic(rawValue: 1 << 3)
    /// The manifest asks for explicit service sessions, and the app holds none.
    public static let serviceSessionRequired = SessionDiagnostic(rawValue: 1 << 4)
    /// Positions are good to some kilometres only.
    public static let accuracyLimited = SessionDiagnostic(rawValue: 1 << 5)
    /// The user was asked for exact positions and gives approximate ones.
    public static let fullAccuracyDenied = SessionDiagnostic(rawValue: 1 << 6)
    /// The user was asked for Always and allows less.
    public static let alwaysAuthorizationDenied = SessionDiagnostic(rawValue: 1 << 7)
    /// The app has as many conditions as it may have.
    public static let conditionLimitExceeded = SessionDiagnostic(rawValue: 1 << 8)
    /// The phone cannot watch conditions of this kind.
    public static let conditionUnsupported = SessionDiagnostic(rawValue: 1 << 9)

    /// The reasons for which no position comes at all.
    public static let stopping: SessionDiagnostic = [
        .authorizationDenied, .authorizationRestricted, .authorizationRequestInProgress, .insufficientlyInUse,
        .serviceSessionRequired,
    ]

    private static let names = [
        "authorizationDenied", "authorizationRestricted", "authorizationRequestInProgress", "insufficientlyInUse",
        "serviceSessionRequired", "accuracyLimited", "fullAccuracyDenied", "alwaysAuthorizationDenied",
        "conditionLimitExceeded", "conditionUnsupported",
    ]

    /// The names of Apple's properties that are true.
    public var description: String {
        let told = SessionDiagnostic.names.enumerated().filter { rawValue & 1 << UInt16($0.offset) != 0 }
        return told.isEmpty ? "nothing is in the way" : told.map(\.element).joined(separator: ", ")
    }
}
