import SimulatedFoundation

/// What a Live Activity is about: its attributes stay as they are, its content changes.
public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes. As JSON it has at most 4 KB, together with the attributes.
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// What becomes of a Live Activity.
public enum ActivityState: Sendable, Codable, Hashable {
    /// It waits for its start at a date (iOS 26): never so here.
    case pending
    /// It is shown, and can be updated.
    case active
    /// It is shown, and can no longer be updated.
    case ended
    /// The user or the system removed it.
    case dismissed
    /// It is shown with content that is out of date. From iOS 16.2.
    case stale
}

/// How a Live Activity is shown. From iOS 18 an app chooses.
public enum ActivityStyle: Hashable, Sendable {
    /// Until somebody ends it.
    case standard
    /// Until the user does something else: taken as the other one here.
    case transient
}

/// When a Live Activity that ended is removed from the lock screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    enum When: Equatable, Sendable {
        case standard, immediate
        case after(Date)
    }

    let when: When

    public static let `default` = ActivityUIDismissalPolicy(when: .standard)
    public static let immediate = ActivityUIDismissalPolicy(when: .immediate)

    /// At a date, or after four hours, whichever comes first.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(when: .after(date))
    }
}

/// How pushes reach a Live Activity.
public struct PushType: Equatable, Sendable {
    let channelID: String?

    /// By a token of its own.
    public static var token: PushType { PushType(channelID: nil) }

    /// By a channel that many devices listen to. From iOS 18. Pushes to a channel are not simulated.
    public static func channel(_ name: String) -> PushType {
        SimulatedApp.require(.symbol("PushType.channel(_:)", .iOS(18)))
        SimulatedApp.notSimulated("PushType.channel(_:)", "no push reaches such a Live Activity")
        return PushType(channelID: name)
    }
}
