/// Whoever keeps and shows an app's notifications: what the notifications of `UIApplication` need, which are UIKit's,
/// whatever module simulates them.
public protocol LocalNotificationCenter: AnyObject {
    /// Keeps a notification until it fires.
    ///
    /// - Returns: its identifier, made where it has none.
    @discardableResult
    func schedule(_ request: NotificationRequest, in process: AppProcess) -> String

    /// Ends an app that schedules a notification with a date and an area.
    func refuseRegionWithDate(in process: AppProcess)

    /// Delivers a notification at once, whatever its date.
    func present(_ request: NotificationRequest, in process: AppProcess)

    /// Forgets a notification of this name or, where there is none, those that are like it; takes its alert away.
    func cancel(_ request: NotificationRequest, in process: AppProcess)

    /// Forgets all notifications that wait.
    func cancelAll(in process: AppProcess)

    /// The notifications of `UIApplication` that wait, in the order in which they were scheduled.
    func scheduled(by app: InstalledApp) -> [NotificationRequest]

    /// A notification that waits or is shown, by its identifier.
    func request(_ identifier: String, of app: InstalledApp) -> NotificationRequest?

    /// The app says what its notifications do, and the user is asked (from iOS 8).
    func register(_ settings: NotificationRegistration, in process: AppProcess)

    /// What the user allows of what the app registered.
    func registration(of app: InstalledApp) -> NotificationRegistration

    /// The number on the app's icon; 0 shows none.
    func badge(of app: InstalledApp) -> Int

    /// Sets the number on the app's icon.
    func setBadge(_ number: Int, in process: AppProcess)
}

/// What an app registers its notifications for: `UIUserNotificationSettings`.
public struct NotificationRegistration: Hashable, Sendable {
    /// The ways in which they reach the user.
    public var ways: NotificationWays
    /// The sets of buttons that they come with.
    public var categories: [NotificationCategory]

    /// A registration from its parts.
    public init(_ ways: NotificationWays, categories: [NotificationCategory] = []) {
        self.ways = ways
        self.categories = categories
    }
}

/// The ways in which a notification reaches the user.
public struct NotificationWays: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the icon.
    public static let badge = NotificationWays(rawValue: 1)
    public static let sound = NotificationWays(rawValue: 2)
    /// A text on the screen.
    public static let alert = NotificationWays(rawValue: 4)
}

/// A set of buttons that notifications come with.
public struct NotificationCategory: Hashable, Sendable {
    /// The app's name for it.
    public let identifier: String
    /// Its buttons, in their order.
    public let actions: [NotificationAction]
    /// Whether the app hears of it when the user dismisses such a notification.
    public let reportsDismissal: Bool

    /// A set from its parts.
    public init(_ identifier: String, actions: [NotificationAction], reportsDismissal: Bool = false) {
        self.identifier = identifier
        self.actions = actions
        self.reportsDismissal = reportsDismissal
    }
}

/// A button of a notification.
public struct NotificationAction: Hashable, Sendable {
    /// The app's name for it.
    public let identifier: String
    /// Whether it brings the app to the foreground.
    public let opensApp: Bool
    /// Whether the user writes a text with it.
    public let takesText: Bool
    /// Whether the phone has to be unlocked for it.
    public let needsUnlock: Bool
    public let title: String

    /// A button from its parts; without a title it says the app's name for it.
    public init(
        _ identifier: String, title: String? = nil, opensApp: Bool = false, takesText: Bool = false,
        needsUnlock: Bool = false
    ) {
        self.identifier = identifier
        self.title = title ?? identifier
        self.opensApp = opensApp
        self.takesText = takesText
        self.needsUnlock = needsUnlock
    }
}

/// By what names an app finds the notification that it was opened for.
public enum LocalNotificationKeys {
    /// The key in the launch options: its value is an identifier, from which UIKit makes the object.
    public static let launch = "UIApplicationLaunchOptionsLocalNotificationKey"
    /// The key of the identifier in the payload of `application(_:didReceive:)`.
    public static let identifier = "identifier"
    /// The key of the button in the payload of `application(_:handleActionWithIdentifier:for:completionHandler:)`.
    public static let action = "action"
}
