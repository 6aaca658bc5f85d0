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
        /// Whom a message is sent to; nil for an observer with a block.
        private(set) weak var target: AnyObject?

        init(
            _ name: Notification.Name?, _ object: AnyObject?, _ queue: OperationQueue?, of center: NotificationCenter,
            target: AnyObject? = nil, _ block: @escaping @Sendable (Notification) -> Void
        ) {
            self.center = center
            self.target = target
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

    /// Calls a method of `observer` for each notification called `aName`, or for all when it is nil.
    ///
    /// The centre does not keep the observer alive; one that has gone gets nothing any more.
    ///
    /// - Parameters:
    ///   - observer: the object that has the method.
    ///   - aSelector: the method; it takes the notification, or nothing.
    ///   - aName: the notifications that are wanted; nil for all.
    ///   - anObject: whoever posts them; nil for anybody.
    open func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
        let target = WeakTarget(observer as AnyObject)
        let added = Observer(
            aName, anObject.map { $0 as AnyObject }, nil, of: self, target: observer as AnyObject
        ) { notification in
            guard let object = target.object else { return }
            Message.send(aSelector, to: object, [notification])
        }
        observers.withLock { $0.append(added) }
    }

    /// Removes an observer; it gets no notification any more, also of a post that is under way.
    open func removeObserver(_ observer: Any) {
        for known in added(for: observer) { remove(known) }
    }

    /// Removes an observer from the notifications of one name or object only.
    open func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
        for known in added(for: observer) where aName == nil || known.name == aName {
            guard anObject == nil || known.object === anObject.map({ $0 as AnyObject }) else { continue }
            remove(known)
        }
    }

    /// What was added for an observer: the one with a block that the centre gave back, or all that send messages to it.
    private func added(for observer: Any) -> [Observer] {
        if let known = observer as? Observer { return known.center === self ? [known] : [] }
        let target = observer as AnyObject
        return observers.withLock { list in list.all.filter { !$0.isRemoved && $0.target === target } }
    }

    private func remove(_ observer: Observer) {
        observers.withLock { $0.remove(observer) }
        observer.block = nil
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

/// Whom a message goes to, as long as it is there.
private final class WeakTarget: @unchecked Sendable {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

/// A notification on its way to another simulated thread. Only one of them runs at a time.
struct CarriedNotification: @unchecked Sendable {
    let notification: Notification
}

extension AppProcess {
    /// The notification centre of this launch.
    package var notificationCenter: NotificationCenter { storage.object { NotificationCenter() } }
}
