import BackgroundRuntime

/// The notification centre of the simulated app: observers are called in the order in which they were added, on the
/// thread that posts.
public final class NotificationCenter: ClosureOwner, @unchecked Sendable {
    private final class Observer: NSObject, @unchecked Sendable {
        let name: Notification.Name?
        weak var object: AnyObject?
        let isForAnyObject: Bool
        let queue: OperationQueue?
        var block: (@Sendable (Notification) -> Void)?

        init(
            _ name: Notification.Name?, _ object: AnyObject?, _ queue: OperationQueue?,
            _ block: @escaping @Sendable (Notification) -> Void
        ) {
            self.name = name
            self.object = object
            isForAnyObject = object == nil
            self.queue = queue
            self.block = block
        }

        func wants(_ notification: Notification) -> Bool {
            (name == nil || name == notification.name)
                && (isForAnyObject || object === notification.object as AnyObject?)
        }
    }

    private var observers: [Observer] = []

    /// A centre of its own.
    public init() {}

    /// The centre of the app that is running; the system posts here.
    public static var `default`: NotificationCenter {
        SimulatedApp.process(for: "NotificationCenter.default").notificationCenter
    }

    /// Calls `block` for each notification called `name`, or for all when it is nil, from `object` where one is given.
    ///
    /// - Parameter queue: where it is called; nil for the posting thread.
    /// - Returns: the observer, to be removed.
    @discardableResult
    public func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let observer = Observer(name, object.map { $0 as AnyObject }, queue, block)
        observers.append(observer)
        return observer
    }

    /// Removes an observer.
    public func removeObserver(_ observer: Any) {
        observers.removeAll { $0 === observer as AnyObject }
    }

    public func releaseClosures() {
        for observer in observers { observer.block = nil }
        observers = []
    }

    /// Calls the observers of `notification` before it returns, those with a queue of another thread as soon as that is
    /// free.
    public func post(_ notification: Notification) {
        for observer in observers where observer.wants(notification) {
            guard let queue = observer.queue, queue !== OperationQueue.current else {
                observer.block?(notification)
                continue
            }
            let carried = CarriedNotification(notification: notification)
            queue.addOperation { observer.block?(carried.notification) }
        }
    }

    /// Posts a notification made from its parts.
    public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        post(Notification(name: name, object: object, userInfo: userInfo))
    }
}

/// A notification on its way to another simulated thread. Only one of them runs at a time.
private struct CarriedNotification: @unchecked Sendable {
    let notification: Notification
}

extension AppProcess {
    /// The notification centre of this launch.
    package var notificationCenter: NotificationCenter { storage.object { NotificationCenter() } }
}
