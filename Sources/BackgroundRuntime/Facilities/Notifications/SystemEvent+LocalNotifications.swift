// Calls of an app's delegate for its notifications, which UIKit makes of these events.

extension SystemEvent.Name {
    /// A notification of `UIApplication` is due in the foreground, or was opened.
    public static let didReceiveLocalNotification: Self = "didReceiveLocalNotification"
    /// The user answered the app's registration for notifications.
    public static let didRegisterUserNotificationSettings: Self = "didRegisterUserNotificationSettings"
    /// The user took a button of a notification. The answer is true.
    public static let handleActionWithIdentifier: Self = "handleActionWithIdentifier"
}

extension SystemEvent {
    /// A notification of `UIApplication` is due in the foreground, or was opened.
    ///
    /// - Parameter identifier: its name at the ``LocalNotificationCenter``.
    public static func didReceiveLocalNotification(_ identifier: String) -> SystemEvent {
        SystemEvent(
            .didReceiveLocalNotification, call: "application(_:didReceive:)",
            payload: [LocalNotificationKeys.identifier: .string(identifier)])
    }

    /// The user answered the app's registration for notifications.
    public static let didRegisterUserNotificationSettings = SystemEvent(
        .didRegisterUserNotificationSettings, call: "application(_:didRegister:)")

    /// The user took a button of a notification: for ``AppProcess/ask(_:rule:answer:)``.
    ///
    /// - Parameters:
    ///   - action: the identifier of the button.
    ///   - identifier: the name of the notification at the ``LocalNotificationCenter``.
    public static func handleActionWithIdentifier(_ action: String, for identifier: String) -> SystemEvent {
        SystemEvent(
            .handleActionWithIdentifier, call: "application(_:handleActionWithIdentifier:for:completionHandler:)",
            payload: [
                LocalNotificationKeys.identifier: .string(identifier), LocalNotificationKeys.action: .string(action),
            ])
    }

    /// Every event of local notifications that calls the delegate of an app, once.
    static let ofLocalNotifications: [SystemEvent] = [
        .didReceiveLocalNotification(""), .didRegisterUserNotificationSettings,
        .handleActionWithIdentifier("", for: ""),
    ]
}
