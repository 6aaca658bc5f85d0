import BackgroundRuntime

/// What the user lets the notifications of one app do.
public struct NotificationPermission: Hashable, Sendable {
    /// Where the user stands.
    public enum Status: String, Hashable, Sendable, CaseIterable {
        /// The user was not asked.
        case notDetermined
        /// The user said no.
        case denied
        /// The user said yes.
        case authorized
        /// The user was not asked, and notifications come quietly, into the list alone (from iOS 12).
        case provisional
    }

    /// What a request of the app comes to.
    public enum Verdict: Hashable, Sendable {
        /// The answer is known.
        case answered(Bool)
        /// The user is asked now.
        case prompt
        /// The user is being asked: the answer follows.
        case waits
    }

    /// Where the user stands.
    public private(set) var status = Status.notDetermined
    /// Whether the question to the user is on the screen.
    public private(set) var isAsking = false
    /// The ways that the app asked for.
    public private(set) var wanted: NotificationWays = []
    /// The ways that the user switched off in Settings.
    public private(set) var switchedOff: NotificationWays = []

    /// The permission of an app that never asked.
    public init() {}

    /// The ways in which notifications reach the user now.
    public var allowed: NotificationWays {
        status == .authorized ? wanted.subtracting(switchedOff) : []
    }

    /// Whether notifications are shown at all.
    public var isGranted: Bool { status == .authorized || status == .provisional }

    /// Answers the app's request, unless the user has to.
    mutating func request(_ ways: NotificationWays, quietly: Bool) -> Verdict {
        wanted.formUnion(ways)
        switch status {
        case .authorized: return .answered(true)
        case .denied: return .answered(false)
        case .provisional where quietly: return .answered(true)
        case .notDetermined where quietly && !isAsking:
            status = .provisional
            return .answered(true)
        case .notDetermined, .provisional:
            defer { isAsking = true }
            return isAsking ? .waits : .prompt
        }
    }

    /// The question is gone without an answer: the app ended.
    mutating func withdraw() { isAsking = false }

    /// The user answers, or changes Settings; whether a question was on the screen.
    mutating func answer(_ isAllowed: Bool) -> Bool {
        defer { isAsking = false }
        status = isAllowed ? .authorized : .denied
        return isAsking
    }

    /// The user switches ways on or off in Settings.
    mutating func turn(_ ways: NotificationWays, on isOn: Bool) {
        if isOn { switchedOff.subtract(ways) } else { switchedOff.formUnion(ways) }
    }
}
