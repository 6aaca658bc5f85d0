import SimulatedFoundation

/// How a notification is shown in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The icon gets its number.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// Its sound is played.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// It is shown, as a banner and in the list. Deprecated in iOS 14.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// It is shown in the list. From iOS 14.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// It is shown as a banner. From iOS 14.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// What the notification center tells. Every method has a default; an `async` form is called where the delegate does not
/// have the one with a completion handler.
///
/// The methods are called on the main thread. They belong to no actor, as on a phone: a delegate on the main actor
/// conforms with `@MainActor UNUserNotificationCenterDelegate` or `@preconcurrency UNUserNotificationCenterDelegate`.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification is due while the app is in the foreground. A delegate without this method shows nothing.
    ///
    /// - Parameters:
    ///   - center: the notification center.
    ///   - notification: what is due.
    ///   - completionHandler: to be called with how it is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// A notification is due while the app is in the foreground: comes back with how it is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// The user did something with a notification.
    ///
    /// - Parameters:
    ///   - center: the notification center.
    ///   - response: what it was.
    ///   - completionHandler: to be called when the app is done with it.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// The user did something with a notification: comes back when the app is done with it.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    /// The user wants to see the app's own settings for notifications. Never called here.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { center.lacksMethod = true }

    nonisolated(nonsending) public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { center.lacksMethod = true }

    nonisolated(nonsending) public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
