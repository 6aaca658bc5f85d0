import BackgroundRuntime

/// Why a Live Activity is not started, and by which rule.
public struct ActivityRefusal: Error, Hashable, Sendable {
    /// The reasons; names as in `ActivityAuthorizationError`.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// Its attributes and its content are too large.
        case attributesTooLarge
        /// The user switched Live Activities off for the app.
        case denied
        /// The app has as many as it may have.
        case targetMaximumExceeded
        /// The manifest does not say that the app has Live Activities.
        case unsupportedTarget
        /// No scene of the app is foreground active.
        case visibility
    }

    /// The reason, as the app gets it.
    public let code: Code
    /// The rule that decides so.
    public let rule: Rule

    static let attributesTooLarge = ActivityRefusal(code: .attributesTooLarge, rule: ActivityRules.size)
    static let denied = ActivityRefusal(code: .denied, rule: ActivityRules.allowed)
    static let targetMaximumExceeded = ActivityRefusal(code: .targetMaximumExceeded, rule: ActivityRules.count)
    static let unsupportedTarget = ActivityRefusal(code: .unsupportedTarget, rule: ActivityRules.declared)
    static let visibility = ActivityRefusal(code: .visibility, rule: ActivityRules.foreground)
}
