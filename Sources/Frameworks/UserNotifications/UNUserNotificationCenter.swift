import BackgroundRuntime
import SimulatedFoundation
import VigilLocalNotifications

/// The notifications of the app: what waits, what is shown, and what the user allows. The system keeps all of it while the
/// app does not run.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    /// Whoever is told. It has to be set before the launch is over, or the response that launched the app is lost.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        didSet { session.client = delegate == nil ? nil : relay }
    }

    let session: NotificationSession
    private let relay = CenterRelay()
    private let queue = DispatchQueue(label: "com.apple.usernotifications.UNUserNotificationServiceConnection.call-out")
    /// The categories as the app made them.
    private var ownCategories: Set<UNNotificationCategory> = []
    /// Whether the delegate turned out to have no method for the call that is being made.
    var lacksMethod = false

    private init(_ process: AppProcess) {
        session = NotificationSession(process)
        super.init()
        relay.center = self
    }

    /// The notification center of the app that is running.
    open class func current() -> UNUserNotificationCenter {
        let process = SimulatedApp.process(for: "UNUserNotificationCenter.current()")
        process.require(UNUserNotificationCenter.self)
        return process.storage.object { UNUserNotificationCenter(process) }
    }

    /// Whether extensions can draw notifications: not here.
    open var supportsContentExtensions: Bool { false }

    /// Calls back on the queue of the framework.
    func callBack(_ body: @escaping () -> Void) { session.link.deliver(at: .on(queue)) { _ in body() } }

    /// Asks the user, unless the answer is known.
    ///
    /// - Parameters:
    ///   - options: what the notifications are to do.
    ///   - completionHandler: called on a queue of the framework with the answer.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let ways = NotificationWays(rawValue: options.rawValue & 7)
        session.requestAuthorization(ways, quietly: options.contains(.provisional)) { [weak self] isGranted in
            self?.callBack { completionHandler(isGranted, nil) }
        }
    }

    /// Calls back with what the user allows.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = UNNotificationSettings(session.permission)
        callBack { completionHandler(settings) }
    }

    /// Sets the sets of buttons of the app's notifications, in place of all others.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        ownCategories = categories
        // A set has no order of its own.
        session.categories = categories.map(\.value).sorted { $0.identifier < $1.identifier }
    }

    /// Calls back with the sets of buttons that this launch of the app set.
    open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        let categories = ownCategories
        callBack { completionHandler(categories) }
    }

    /// Adds a notification, in place of one with its identifier. Without the user's permission it is kept and never shown.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        session.add(request.value)
        if let completionHandler { callBack { completionHandler(nil) } }
    }

    /// Calls back with the notifications that wait.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        let requests = session.pending.map { UNNotificationRequest($0.request) }
        callBack { completionHandler(requests) }
    }

    /// Removes notifications that wait.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        session.removePending(identifiers)
    }

    /// Removes all notifications that wait.
    open func removeAllPendingNotificationRequests() { session.removePending(nil) }

    /// Calls back with the notifications that are shown.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        let notifications = session.delivered.map { UNNotification($0) }
        callBack { completionHandler(notifications) }
    }

    /// Takes notifications away that are shown.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        session.removeDelivered(identifiers)
    }

    /// Takes all notifications away that are shown.
    open func removeAllDeliveredNotifications() { session.removeDelivered(nil) }

    /// Sets the number on the app's icon; 0 removes it. From iOS 16.
    ///
    /// - Parameters:
    ///   - newBadgeCount: the number.
    ///   - completionHandler: called on a queue of the framework; with `badgeInputInvalid` for a number below 0.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        SimulatedApp.require(.method("setBadgeCount:withCompletionHandler:", of: "UNUserNotificationCenter", .iOS(16)))
        if newBadgeCount >= 0 { session.setBadge(newBadgeCount) }
        let error = newBadgeCount < 0 ? UNError(.badgeInputInvalid) : nil
        if let completionHandler { callBack { completionHandler(error) } }
    }
}
