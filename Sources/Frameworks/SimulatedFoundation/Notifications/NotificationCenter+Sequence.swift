extension NotificationCenter {
    /// The notifications of a name, one after the other, for `for await`.
    public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications
    {
        SimulatedApp.require(.symbol("NotificationCenter.notifications(named:object:)", .iOS(15)))
        return Notifications(of: self, name, object)
    }

    /// A sequence of notifications. Each iterator observes from its making on and keeps what it was not asked for yet.
    public final class Notifications: AsyncSequence, Sendable {
        /// What comes out of it.
        public typealias Element = Notification
        public typealias Failure = Never

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: (any AnyObject & Sendable)?

        init(of center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject & Sendable)?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// An iterator that observes from now on.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: CarriedNotification.self)
            let observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
                continuation.yield(CarriedNotification(notification: notification))
            }
            return Iterator(base: stream.makeAsyncIterator(), observation: Observation(center, observer))
        }

        /// Hands out the notifications that came since it was made.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var base: AsyncStream<CarriedNotification>.Iterator
            fileprivate let observation: Observation

            /// The next notification; nil when the task was cancelled.
            public mutating func next() async -> Notification? { await base.next()?.notification }

            /// The next notification, without leaving `actor`; nil when the task was cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await base.next(isolation: actor)?.notification
            }
        }
    }

    /// Observes as long as it lives.
    fileprivate final class Observation {
        private let center: NotificationCenter
        private let observer: any NSObjectProtocol

        init(_ center: NotificationCenter, _ observer: any NSObjectProtocol) {
            (self.center, self.observer) = (center, observer)
        }

        deinit { center.removeObserver(observer) }
    }
}
