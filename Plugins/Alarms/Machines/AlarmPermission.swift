/// What the user lets the alarms of one app do.
public struct AlarmPermission: Hashable, Sendable {
    /// Where the user stands; names as in `AlarmManager.AuthorizationState`.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// The user was not asked.
        case notDetermined
        /// The user said no.
        case denied
        /// The user said yes.
        case authorized
    }

    /// Where the user stands.
    public private(set) var state = State.notDetermined
    /// Whether the question to the user is on the screen.
    public private(set) var isAsking = false

    /// The permission of an app that never asked.
    public init() {}

    /// The app asks: whether the question comes to the screen now.
    mutating func ask() -> Bool {
        defer { isAsking = state == .notDetermined }
        return state == .notDetermined && !isAsking
    }

    /// The question is gone without an answer: the app ended.
    mutating func withdraw() { isAsking = false }

    /// The user answers, or changes Settings; whether a question was on the screen.
    mutating func answer(_ isAllowed: Bool) -> Bool {
        defer { isAsking = false }
        state = isAllowed ? .authorized : .denied
        return isAsking
    }
}
