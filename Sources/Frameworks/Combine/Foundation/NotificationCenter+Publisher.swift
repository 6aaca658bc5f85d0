extension NotificationCenter {
    /// The notifications of a name, from an object or from anybody.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Delivers the notifications of a name to those who want one when it is posted.
    public struct Publisher: Combine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Where they are posted.
        public let center: NotificationCenter
        /// Those that are wanted.
        public let name: Notification.Name
        /// Who posts them; nil for anybody.
        public let object: AnyObject?

        /// Those of a name that one centre posts.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public static func == (left: Self, right: Self) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification {
            let center = center
            let observer = ObserverBox()
            let link = SubjectLink<Notification, Never>("NotificationCenter Observer", subscriber) { _ in
                if let known = observer.observer { center.removeObserver(known) }
                observer.observer = nil
            }
            observer.link = link
            observer.observer = center.addObserver(forName: name, object: object, queue: nil) { [weak observer] in
                observer?.link?.deliver($0)
            }
            // The link is held by the subscriber, and holds the observer through its closure.
            subscriber.receive(subscription: link)
        }
    }
}

/// An observer of the centre with the subscription that it serves.
private final class ObserverBox: @unchecked Sendable {
    weak var link: SubjectLink<Notification, Never>?
    var observer: (any NSObjectProtocol)?

    init() {}
}
