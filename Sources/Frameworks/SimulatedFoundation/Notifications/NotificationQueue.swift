import BackgroundRuntime

/// Notifications that wait until the run loop of their thread gets to them; of those that are alike one is posted.
open class NotificationQueue: NSObject, @unchecked Sendable {
    /// When a notification is posted.
    public typealias PostingStyle = Foundation.NotificationQueue.PostingStyle
    /// What makes two notifications alike.
    public typealias NotificationCoalescing = Foundation.NotificationQueue.NotificationCoalescing

    private final class Entry: @unchecked Sendable {
        let notification: Notification

        init(_ notification: Notification) { self.notification = notification }
    }

    private let center: NotificationCenter
    private var entries: [Entry] = []

    /// The queue of the calling thread, which posts to the app's centre.
    open class var `default`: NotificationQueue {
        let own = Thread.current.threadDictionary
        if let known = own["NotificationQueue"] as? NotificationQueue { return known }
        let made = NotificationQueue(notificationCenter: .default)
        own["NotificationQueue"] = made
        return made
    }

    /// A queue that posts to a centre.
    public init(notificationCenter: NotificationCenter) { center = notificationCenter }

    /// Adds a notification. One that waits, of the same name and sender, is put together with it.
    open func enqueue(_ notification: Notification, postingStyle: PostingStyle) {
        enqueue(notification, postingStyle: postingStyle, coalesceMask: [.onName, .onSender], forModes: nil)
    }

    /// Adds a notification.
    ///
    /// - Parameters:
    ///   - notification: what is posted.
    ///   - postingStyle: when: now, in the next pass of the run loop, or when nothing else is due in it.
    ///   - coalesceMask: what those that wait have in common with it to be put together; nothing keeps all.
    ///   - modes: the modes of the run loop in which it is posted; nil for the default mode.
    open func enqueue(
        _ notification: Notification, postingStyle: PostingStyle, coalesceMask: NotificationCoalescing,
        forModes modes: [RunLoop.Mode]?
    ) {
        if !coalesceMask.isEmpty {
            dequeueNotifications(matching: notification, coalesceMask: Int(coalesceMask.rawValue))
        }
        let (loop, modes) = (RunLoop.current, modes ?? [.default])
        guard postingStyle != .now else {
            if loop.currentMode.map(modes.include) != false { center.post(notification) }
            return
        }
        let entry = Entry(notification)
        entries.append(entry)
        if postingStyle == .asap {
            loop.perform(inModes: modes) { [self] in post(entry) }
        } else {
            loop.performWhenIdle(inModes: modes) { [self] in post(entry) }
        }
    }

    /// Takes away those that wait and are like a notification.
    ///
    /// - Parameters:
    ///   - notification: what they are compared with.
    ///   - coalesceMask: by name (1), sender (2), or both.
    open func dequeueNotifications(matching notification: Notification, coalesceMask: Int) {
        let mask = NotificationCoalescing(rawValue: UInt(bitPattern: coalesceMask))
        guard !mask.isEmpty else { return }
        entries.removeAll { entry in
            let isOfName = !mask.contains(.onName) || entry.notification.name == notification.name
            let (sender, other) = (entry.notification.object, notification.object)
            let isOfSender = sender as AnyObject? === other as AnyObject?
            return isOfName && (!mask.contains(.onSender) || isOfSender)
        }
    }

    private func post(_ entry: Entry) {
        guard let place = entries.firstIndex(where: { $0 === entry }) else { return }
        entries.remove(at: place)
        center.post(entry.notification)
    }
}
