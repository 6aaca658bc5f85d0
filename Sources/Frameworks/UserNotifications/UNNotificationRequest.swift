import BackgroundRuntime
import SimulatedFoundation
import VigilLocalNotifications

/// A notification that is to be delivered.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The app's name for it: a second one of the same name replaces the first.
    open private(set) var identifier: String
    open private(set) var content: UNNotificationContent
    /// What makes it fire; nil for at once.
    open private(set) var trigger: UNNotificationTrigger?

    /// A notification from its parts, with a copy of its content.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.value)
        self.trigger = trigger
    }

    convenience init(_ request: NotificationRequest) {
        self.init(
            identifier: request.identifier, content: UNNotificationContent(request.content),
            trigger: .made(from: request.trigger))
    }

    var value: NotificationRequest {
        NotificationRequest(identifier, content.value, trigger: trigger?.value ?? .none)
    }
}

/// A notification that was delivered.
open class UNNotification: NSObject, @unchecked Sendable {
    /// When it was delivered.
    open private(set) var date: Date
    open private(set) var request: UNNotificationRequest

    init(_ notification: DeliveredNotification) {
        date = notification.date
        request = UNNotificationRequest(notification.request)
    }
}

/// The user opened the app with the notification.
public var UNNotificationDefaultActionIdentifier: String {
    SimulatedApp.constant(
        "com.apple.UNNotificationDefaultActionIdentifier",
        since: .symbol("UNNotificationDefaultActionIdentifier", .iOS(10)))
}

/// The user dismissed the notification.
public var UNNotificationDismissActionIdentifier: String {
    SimulatedApp.constant(
        "com.apple.UNNotificationDismissActionIdentifier",
        since: .symbol("UNNotificationDismissActionIdentifier", .iOS(10)))
}

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    open private(set) var notification: UNNotification
    /// What it was: a button of the app's, or one of the two identifiers of the system.
    open private(set) var actionIdentifier: String

    init(_ response: NotificationResponse) {
        notification = UNNotification(response.notification)
        actionIdentifier = response.kind.name
    }
}

/// What the user wrote to a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// What the user wrote.
    open private(set) var userText: String

    init(_ response: NotificationResponse, text: String) {
        userText = text
        super.init(response)
    }
}
