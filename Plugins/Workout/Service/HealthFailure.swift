import BackgroundRuntime

/// Why something about health data or a workout does not work.
public struct HealthFailure: Error, Hashable {
    /// What kind of reason it is; numbers as in `HKError.Code`.
    public enum Code: Int, Hashable, Sendable {
        /// What was asked makes no sense now.
        case invalidArgument = 3
        /// The user does not let the app write it, or it lacks an entitlement.
        case authorizationDenied = 4
        /// The user was never asked for it.
        case authorizationNotDetermined = 5
        /// The phone is locked.
        case databaseInaccessible = 6
        /// Another workout session was started.
        case anotherWorkoutSessionStarted = 8
        /// There is nothing to make a statistic of.
        case noData = 11
        /// A workout session was started in the background.
        case backgroundWorkoutSessionNotAllowed = 14
    }

    /// What kind of reason it is.
    public let code: Code
    public let text: String
    /// The rule by which it is so; nil where there is none.
    public let rule: Rule?

    init(_ code: Code, _ text: String, _ rule: Rule?) { (self.code, self.text, self.rule) = (code, text, rule) }

    static func undetermined(_ kind: HealthKind) -> HealthFailure {
        HealthFailure(
            .authorizationNotDetermined, "Authorization not determined: \(kind.name)", HealthRules.undetermined)
    }

    static func denied(_ kind: HealthKind) -> HealthFailure {
        HealthFailure(.authorizationDenied, "Not authorized: \(kind.name)", HealthRules.writes)
    }

    static let inaccessible = HealthFailure(
        .databaseInaccessible, "Protected health data is inaccessible", HealthRules.locked)

    static let isAsking = HealthFailure(
        .invalidArgument, "Another request for health data is shown", HealthRules.ask)

    static func sequence(_ text: String) -> HealthFailure { HealthFailure(.invalidArgument, text, nil) }
}
