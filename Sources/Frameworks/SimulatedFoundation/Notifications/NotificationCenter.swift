import BackgroundRuntime

/// The notification centre of the simulated app: observers are called in the order in which they were added, on the
/// thread that posts or on their queue, before the post returns.
open class NotificationCenter: NSObject, ClosureOwner, @unchecked Sendable {
    private final class Observer: NSObject, @unchecked Sendable {
        let name: Notification.Name?
        weak var object: AnyObject?
        let isForAnyObject: Bool
        let queue: OperationQueue?
        var block: (@Sendable (Notification) -> Void)?
        var isRemoved = false
        /// The centre that it was added to.
        private(set) weak var center: NotificationCenter?

        init(
            _ name: Notification.Name?, _ object: AnyObject?, _ queue: OperationQueue?, of center: NotificationCenter,
            _ block: @escaping @Sendable (Notification) -> Void
        ) {
            self.center = center
            self.name = name
            self.object = object
            isForAnyObject = object == nil
            self.queue = queue
            self.block = block
        }

        func wants(_ notification: Notification) -> Bool {
            !isRemoved && (name == nil || name == notification.name)
                && (isForAnyObject || object != nil && object === notification.object as AnyObject?)
        }
    }

    /// The observers in the order in which they were added. Those that were removed stay until they are the greater part.
    private struct Observers {
        private(set) var all: [Observer] = []
        private var removed = 0

        var count: Int { all.count - removed }

        mutating func append(_ observer: Observer) { all.append(observer) }

        mutating func remove(_ observer: Observer) {
            guard !observer.isRemoved else { return }
            observer.isRemoved = true
            removed += 1
            guard removed * 2 > all.count else { return }
            all.removeAll(where: \.isRemoved)
            removed = 0
        }
    }

    /// Guarded for the sake of a centre outside any app.
    private let observers = Mutex(Observers())
    private static let outsideApps = NotificationCenter()

    /// A centre of its own.
    public override init() {}

    /// The centre of the app that is running; the system posts here. Outside an app, one of the program.
    open class var `default`: NotificationCenter { AppProcess.current?.notificationCenter ?? outsideApps }

    /// Calls `block` for each notification called `name`, or for all when it is nil, from `object` where one is given.
    ///
    /// - Parameters:
    ///   - name: the notifications that are wanted; nil for all.
    ///   - object: whoever posts them; nil for anybody.
    ///   - queue: where it is called; nil for the posting thread.
    ///   - block: gets each notification.
    /// - Returns: the observer, to be removed.
    @discardableResult
    @preconcurrency
    open func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let observer = Observer(name, object.map { $0 as AnyObject }, queue, of: self, block)
        observers.withLock { $0.append(observer) }
        return observer
    }

    /// Removes an observer; it gets no notification any more, also of a post that is under way.
    open func removeObserver(_ observer: Any) {
        guard let observer = observer as? Observer, observer.center === self else { return }
        observers.withLock { $0.remove(observer) }
        observer.block = nil
    }

    /// Removes an observer from the notifications of one name or object only.
    open func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
        guard let known = observer as? Observer, name == nil || known.name == name else { return }
        guard object == nil || known.object === object.map({ $0 as AnyObject }) else { return }
        removeObserver(observer)
    }

    /// How many observers there are.
    var observerCount: Int { observers.withLock { $0.count } }

    public func releaseClosures() {
        let ended = observers.withLock { list in
            defer { list = Observers() }
            return list.all
        }
        for observer in ended { observer.block = nil }
    }

    /// Calls the observers of `notification`. One whose queue is another than that of the calling code is called there,
    /// and waited for.
    open func post(_ notification: Notification) {
        let wanted = observers.withLock { list in list.all.filter { $0.wants(notification) } }
        for observer in wanted {
            guard let queue = observer.queue, queue !== OperationQueue.current else {
                observer.block?(notification)
                continue
            }
            let carried = CarriedNotification(notification: notification)
            let call = BlockOperation { observer.block?(carried.notification) }
            call.name = notification.name.rawValue
            queue.addOperation(call)
            call.waitUntilFinished()
        }
    }

    /// Posts a notification made from its parts.
    open func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        post(Notification(name: name, object: object, userInfo: userInfo))
    }
}

/// A notification on its way to another simulated thread. Only one of them runs at a time.
struct CarriedNotification: @unchecked Sendable {
    let notification: Notification
}

extension AppProcess {
    /// The notification centre of this launch.
    package var notificationCenter: NotificationCenter { storage.object { NotificationCenter() } }
}
