import Foundation

/// What a notification tells the user, whichever framework or server it comes from.
public struct NotificationContent: Hashable, Sendable {
    /// The first line of the alert; empty for none.
    public var title = ""
    /// The second line of the alert; empty for none.
    public var subtitle = ""
    /// The text of the alert; empty for none.
    public var body = ""
    /// What is heard; nil for nothing.
    public var sound: NotificationSound?
    /// The number that the app's icon gets; nil leaves it as it is.
    public var badge: Int?
    /// The app's name for the set of buttons that goes with it; empty for none.
    public var category = ""
    /// The app's name for the group that it is shown in; empty for none.
    public var thread = ""
    /// The app's own values: a property list in its binary format, empty for none. Opaque to the system.
    public var userInfo = Data()

    /// What means something to its framework alone, by the framework's own names.
    public var other: [String: PropertyValue] = [:]

    /// A content that tells nothing.
    public init() {}

    /// Whether there is something to read.
    public var hasAlert: Bool { !(title.isEmpty && subtitle.isEmpty && body.isEmpty) }

    /// The text in one line, for the trace.
    public var summary: String { [title, subtitle, body].filter { !$0.isEmpty }.joined(separator: ": ") }
}

extension NotificationContent {
    /// The app's own values in the form in which they are kept; nil for what no property list can hold.
    package static func encoded(_ userInfo: [AnyHashable: Any]) -> Data? {
        guard !userInfo.isEmpty else { return Data() }
        guard let values = userInfo as? [String: Any] else { return nil }
        return try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    }

    /// The app's own values, as it gave them.
    package var decodedUserInfo: [AnyHashable: Any] {
        let values = try? PropertyListSerialization.propertyList(from: userInfo, format: nil)
        return (values as? [String: Any] ?? [:]).reduce(into: [:]) { $0[$1.key] = $1.value }
    }
}

/// What is heard with a notification.
public enum NotificationSound: Hashable, Sendable {
    /// The sound of the system.
    case standard
    /// A file of the app, by its name.
    case named(String)
    /// The sound of the system for critical alerts.
    case critical
}

/// A notification as it waits or was delivered.
public struct NotificationRequest: Hashable, Sendable {
    /// The app's name for it; a `UILocalNotification` has one that the system made.
    public let identifier: String
    public let content: NotificationContent
    /// What makes it fire.
    public let trigger: NotificationTrigger
    /// Whether it was made with the classes of iOS 4 (`UILocalNotification`).
    public let isLegacy: Bool

    /// A notification from its parts.
    public init(
        _ identifier: String, _ content: NotificationContent, trigger: NotificationTrigger, isLegacy: Bool = false
    ) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
        self.isLegacy = isLegacy
    }

    /// Whether another one tells the same and fires at the same time, whatever its name.
    public func isLike(_ other: NotificationRequest) -> Bool {
        content == other.content && trigger == other.trigger && isLegacy == other.isLegacy
    }
}
