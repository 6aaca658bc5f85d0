import BackgroundRuntime
import Foundation

/// Whoever is told by the notification centre: a framework's object, or a scripted app. Called as turns on the main
/// thread.
public protocol NotificationClient: AnyObject {
    /// A notification is due while the app is in the foreground.
    ///
    /// - Parameters:
    ///   - notification: what is due.
    ///   - answer: to be called with how it is shown.
    func willPresent(_ notification: DeliveredNotification, answer: @escaping (NotificationPresentation) -> Void)

    /// The user did something with a notification.
    ///
    /// - Parameters:
    ///   - response: what the user did, and with which notification.
    ///   - done: to be called when the app is done with it.
    func didReceive(_ response: NotificationResponse, done: @escaping () -> Void)
}

/// What the user did with a notification.
public struct NotificationResponse: Hashable, Sendable {
    public let notification: DeliveredNotification
    public let kind: Kind

    /// What a user can do with a notification.
    public enum Kind: Hashable, Sendable {
        /// Opened the app with it.
        case tap
        /// Took one of its buttons, perhaps with a text.
        case action(String, text: String?)
        /// Took it away without opening the app.
        case dismiss
    }

    /// A response from its parts.
    public init(_ notification: DeliveredNotification, _ kind: Kind) {
        self.notification = notification
        self.kind = kind
    }
}

/// The notification centre of one process, as the phone sees it.
public final class NotificationSession: ClientSession {
    /// The process, whose main thread is called.
    public let link: ClientLink
    private let service: NotificationService

    /// Whoever is told. It has to be there before the launch is over.
    public weak var client: (any NotificationClient)? {
        didSet { if client != nil, !mayUse("delegate") { client = nil } }
    }

    /// The notification centre of a process. Traps on a device that was made without the module.
    public init(_ process: AppProcess) {
        link = ClientLink("the notification center", of: process)
        service = process.device.requiredService(NotificationService.self)
        ProcessNotifications.of(process).center = self
    }

    private var app: InstalledApp? { link.process?.app }

    /// Asks the user, unless the answer is known.
    ///
    /// - Parameters:
    ///   - ways: how the notifications are to reach the user.
    ///   - quietly: whether they come into the list alone, without a question (from iOS 12).
    ///   - answered: called outside any turn, once the answer is known.
    public func requestAuthorization(
        _ ways: NotificationWays, quietly: Bool = false, answered: @escaping (Bool) -> Void
    ) {
        guard let process, mayUse("requestAuthorization(options:)") else { return answered(false) }
        let isQuiet = quietly && process.device.system >= .iOS(12)
        service.request(
            ways, quietly: isQuiet, in: process, rule: UserNotificationRules.authorization, answered: answered)
    }

    /// Whether the system has a notification center; where it has none, the trace says so.
    private func mayUse(_ call: String) -> Bool {
        guard let process, process.device.system < .iOS(10) else { return true }
        process.record(.refusal, "\(call) does nothing: the notification center came with iOS 10")
        return false
    }

    /// What the user allows.
    public var permission: NotificationPermission { app.map { service.record(of: $0).permission } ?? .init() }

    /// Adds a notification. Ends the app where its trigger cannot be.
    public func add(_ request: NotificationRequest) {
        guard let process, mayUse("add(_:)") else { return }
        if case .interval(let seconds, let repeats) = request.trigger { check(seconds, repeats: repeats) }
        if !permission.isGranted {
            process.record(
                .finding, "\(request.spoken) will not be shown: the user has not allowed notifications",
                rule: UserNotificationRules.authorization)
        }
        service.add(request, in: process)
    }

    /// Ends an app that makes a trigger of a time interval that cannot be.
    public func check(_ seconds: TimeInterval, repeats: Bool) {
        if let process { service.check(seconds, repeats: repeats, in: process) }
    }

    /// The next date with some components, where the phone is.
    public static func nextDate(_ components: DateComponents, in process: AppProcess) -> Date? {
        process.device.requiredService(NotificationService.self).next(components)
    }

    /// What waits, in the order in which it was added.
    public var pending: [PendingNotification] { app.map { service.record(of: $0).pending.waiting } ?? [] }

    /// What is shown, the oldest first.
    public var delivered: [DeliveredNotification] { app.map { service.record(of: $0).delivered } ?? [] }

    /// Removes notifications that wait: those of these names, or all.
    public func removePending(_ identifiers: [String]?) {
        guard let app, mayUse("removePendingNotificationRequests") else { return }
        service.forget(in: app) { identifiers?.contains($0.identifier) ?? true }
    }

    /// Removes notifications that are shown: those of these names, or all.
    public func removeDelivered(_ identifiers: [String]?) {
        guard let app, mayUse("removeDeliveredNotifications") else { return }
        service.clear(in: app) { identifiers?.contains($0.identifier) ?? true }
    }

    /// The sets of buttons of the app's notifications.
    public var categories: [NotificationCategory] {
        get { app.map { service.record(of: $0).categories } ?? [] }
        set {
            guard let app, mayUse("setNotificationCategories(_:)") else { return }
            service.record(of: app).categories = newValue
        }
    }

    /// Sets the number on the icon.
    public func setBadge(_ number: Int) {
        if let process, mayUse("setBadgeCount(_:)") { service.setBadge(number, in: process) }
    }
}

extension NotificationService {
    func next(_ components: DateComponents) -> Date? {
        components.next(after: context.clocks.date(at: context.now), in: context.clocks.timeZone)
    }

    /// A time interval that cannot be ends the app.
    func check(_ seconds: TimeInterval, repeats: Bool, in process: AppProcess) {
        let least = context.constants.duration(LocalNotificationConstants.repeatMin) ?? .seconds(60)
        guard seconds > 0 else {
            process.raise("time interval must be greater than 0", rule: UserNotificationRules.triggerIntervalMin)
        }
        guard !repeats || seconds >= least.inSeconds else {
            process.raise(
                "time interval must be at least \(Int(least.inSeconds)) if repeating",
                rule: UserNotificationRules.triggerIntervalMin)
        }
    }
}
