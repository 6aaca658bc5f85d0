// One subscription for many subscribers.

extension Publishers {
    /// Delivers values to all its subscribers through a subject, once it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// What it delivers.
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public final let upstream: Upstream
        /// Makes the subject.
        public final let createSubject: () -> SubjectType
        private lazy var subject = createSubject()

        /// A publisher that delivers through the subject that a closure makes.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        /// Attaches one more subscriber.
        public final func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            subject.subscribe(Relay("Multicast", subscriber) { .pass($0) })
        }

        /// Begins to deliver, until what comes back is let go.
        public final func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// Connects with the first subscriber, and lets go with the last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// What it delivers.
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public final let upstream: Upstream
        private var connection: (any Cancellable)?
        private var count = 0

        /// A publisher that connects by itself.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches one more subscriber.
        public final func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            var isOpen = true
            let leave = { [self] in
                guard isOpen else { return }
                isOpen = false
                count -= 1
                guard count == 0 else { return }
                connection?.cancel()
                connection = nil
            }
            count += 1
            upstream.handleEvents(receiveCompletion: { _ in leave() }, receiveCancel: leave).listen(nil, subscriber)
            if connection == nil, count > 0 { connection = upstream.connect() }
        }
    }

    /// Delivers one subscription to all who subscribe. It is an object: all who hold it hold the same.
    public final class Share<Upstream: Publisher>: Publisher {
        /// What it delivers.
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public final let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// A publisher that many share.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
        }

        /// Attaches one more subscriber.
        public final func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            shared.subscribe(subscriber)
        }
    }

    /// Delivers nothing until it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        /// What it delivers.
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// A publisher that waits.
        public init(upstream: Upstream) { inner = Multicast(upstream: upstream) { PassthroughSubject() } }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.subscribe(subscriber)
        }

        /// Begins to deliver, until what comes back is let go.
        public func connect() -> any Cancellable { inner.connect() }
    }
}

extension ConnectablePublisher {
    /// Connects with the first subscriber, and lets go with the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher {
    /// One subscription for all who subscribe.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// One subscription for all, through the subject that a closure makes.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// One subscription for all, through a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output { Publishers.Multicast(upstream: self) { subject } }
}

extension Publisher where Failure == Never {
    /// The same values, once it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
