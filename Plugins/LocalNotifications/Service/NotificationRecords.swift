import BackgroundRuntime
import Foundation

/// A notification that was delivered.
public struct DeliveredNotification: Hashable, Sendable {
    public let request: NotificationRequest
    /// When it was delivered.
    public let date: Date

    /// A notification that was delivered at a date.
    public init(_ request: NotificationRequest, date: Date) {
        self.request = request
        self.date = date
    }
}

/// What the system keeps of an app's notifications. It outlives the process, and goes with the app.
final class AppNotifications {
    var pending: PendingList
    /// Those in the list of the notification centre, the oldest first.
    var delivered: [DeliveredNotification] = []
    /// All whose text the system showed, with the instant.
    var shown: [(instant: VirtualInstant, request: NotificationRequest)] = []
    var permission = NotificationPermission()
    /// The notification of `UIApplication` that the app was last told of, for its delegate.
    var told: NotificationRequest?
    /// The question to the user, until it is answered; nil for none.
    var question: SystemAlert.ID?
    /// The banner that dropped down last, and when; nil for none, and for one that was swiped away.
    var banner: (identifier: String, since: VirtualInstant)?
    var badge = 0
    /// The sets of buttons that the app registered.
    var categories: [NotificationCategory] = []
    /// The next time that one fires.
    var event: EventID?
    /// The number of the next notification that the app gave no name.
    var nextNumber = 1
    /// How long the app's own sounds last, where somebody said so.
    var soundLengths: [String: Duration] = [:]
    /// What a push does in the app when the user opens it from its alert.
    var openings: [String: (AppProcess) -> Void] = [:]
    /// What an app that is launched by a push finds in its launch options.
    var launchOptions: [String: LaunchOptions] = [:]

    init(_ constants: ConstantTable) {
        pending = PendingList(limit: Int(constants.value(LocalNotificationConstants.pendingLimit) ?? 64))
    }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppNotifications {
        app.storage.object { AppNotifications(app.device.constants) }
    }
}

/// What a process has of notifications: its notification centre, and who waits for the user's answer.
final class ProcessNotifications: ClosureOwner {
    var center: NotificationSession?
    var waitingForAnswer: [(Bool) -> Void] = []

    /// The record of a process, made on first use.
    static func of(_ process: AppProcess) -> ProcessNotifications { process.storage.object { ProcessNotifications() } }

    func releaseClosures() { waitingForAnswer = [] }
}
