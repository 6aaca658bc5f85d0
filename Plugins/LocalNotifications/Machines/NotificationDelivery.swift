import BackgroundRuntime

/// How a notification reaches the user. The raw values are those of `UNNotificationPresentationOptions`.
public struct NotificationPresentation: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The icon gets its number.
    public static let badge = NotificationPresentation(rawValue: 1)
    /// Its sound is played.
    public static let sound = NotificationPresentation(rawValue: 2)
    /// It is shown, as a banner and in the list (to iOS 13).
    public static let alert = NotificationPresentation(rawValue: 4)
    /// It is shown in the list.
    public static let list = NotificationPresentation(rawValue: 8)
    /// It is shown as a banner.
    public static let banner = NotificationPresentation(rawValue: 16)

    /// All that a notification can do where nothing is held back.
    static let all: NotificationPresentation = [.badge, .sound, .banner, .list]
}

/// What becomes of a notification that is due.
public enum NotificationDelivery: Hashable, Sendable {
    /// The delegate of the app is called, and the system does nothing.
    case callsApp
    /// The delegate of the notification centre decides.
    case asksDelegate
    /// The system shows it, in these ways; the rule says why.
    case shows(NotificationPresentation, Rule)
    /// Nobody sees it; the rule says why.
    case nothing(Rule)
    /// Nobody sees it, as the app is in front and has no delegate that would show it; the rule says so.
    case unasked(Rule)

    /// What is known as it is due.
    struct Situation: Hashable, Sendable {
        var system: SystemVersion
        var isForeground: Bool
        /// Whether the app has a delegate of the notification centre.
        var hasCenterDelegate: Bool
        var permission: NotificationPermission
    }

    /// Decides. An app with a delegate of the notification centre gets old notifications through it too.
    static func of(_ request: NotificationRequest, in situation: Situation) -> NotificationDelivery {
        let isLegacy = request.isLegacy && !(situation.hasCenterDelegate && situation.system >= .iOS(10))
        if isLegacy, situation.isForeground { return .callsApp }
        // Until iOS 7 nobody asked the user.
        if isLegacy, situation.system < .iOS(8) { return .shows(.all, LocalNotificationRules.fireBackground) }
        guard situation.permission.isGranted else {
            return .nothing(
                isLegacy ? LocalNotificationRules.scheduleRegistration : UserNotificationRules.authorization)
        }
        if situation.isForeground, situation.hasCenterDelegate { return .asksDelegate }
        if situation.isForeground { return .unasked(UserNotificationRules.foregroundWillPresent) }
        let ways = situation.permission.presentation
        return .shows(ways, isLegacy ? LocalNotificationRules.fireBackground : UserNotificationRules.deliverNoCode)
    }
}

extension NotificationPermission {
    /// What the user lets a notification do.
    var presentation: NotificationPresentation {
        guard status == .authorized else { return .list }
        var ways: NotificationPresentation = []
        if allowed.contains(.badge) { ways.insert(.badge) }
        if allowed.contains(.sound) { ways.insert(.sound) }
        if allowed.contains(.alert) { ways.formUnion([.banner, .list]) }
        return ways
    }
}
