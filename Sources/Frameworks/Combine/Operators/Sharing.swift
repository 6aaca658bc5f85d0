// One subscription for many subscribers.

extension Publishers {
    /// Delivers values to all its subscribers through a subject, once it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public final let upstream: Upstream
        public final let createSubject: () -> SubjectType
        private lazy var subject = createSubject()

        /// A publisher that delivers through the subject that a closure makes.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        /// Attaches one more subscriber.
        public final func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            subject.subscribe(Member<Output, Failure, S>("Multicast", subscriber))
        }

        /// Begins to deliver, until what comes back is let go.
        public final func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// Connects with the first subscriber, and lets go with the last.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
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
            let connected = ConnectedSubscriber(host: self, downstream: subscriber)
            guard connection == nil else {
                count += 1
                return upstream.subscribe(connected)
            }
            upstream.subscribe(connected)
            connection = upstream.connect()
            count = 1
        }

        /// A subscriber leaves; the last takes the connection with it. One that ended is not counted off.
        fileprivate final func leave() {
            guard let connection else { return }
            count -= 1
            guard count < 1 else { return }
            self.connection = nil
            connection.cancel()
        }
    }

    /// Delivers one subscription to all who subscribe. It is an object: all who hold it hold the same.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
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

        public static func == (left: Share, right: Share) -> Bool { left === right }
    }

    /// Delivers nothing until it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
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

/// One of those who get what a subject delivers.
private final class Member<Input, Failure: Error, Downstream: Subscriber>: Middle<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
    override func take(_ input: Input) -> Subscribers.Demand {
        let more = downstream.receive(input)
        if more > 0 { upstream.subscription?.request(more) }
        return .none
    }

    override func ended(_ completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}

/// A subscriber behind a publisher that connects by itself.
private struct ConnectedSubscriber<Host: ConnectablePublisher, Downstream: Subscriber>: Subscriber, ChainLink
where Host.Output == Downstream.Input, Host.Failure == Downstream.Failure {
    let combineIdentifier = CombineIdentifier()
    let host: Publishers.Autoconnect<Host>
    let downstream: Downstream

    var description: String { "Autoconnect" }
    var mirroredChildren: [Mirror.Child] { [("parent", host), ("downstream", downstream)] }

    func receive(subscription: any Subscription) {
        downstream.receive(subscription: Leaving(subscription: subscription, host: host))
    }

    func receive(_ input: Host.Output) -> Subscribers.Demand { downstream.receive(input) }
    func receive(completion: Subscribers.Completion<Host.Failure>) { downstream.receive(completion: completion) }
}

/// A subscription that says so when it is cancelled.
private struct Leaving<Host: ConnectablePublisher>: Subscription, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    let subscription: any Subscription
    let host: Publishers.Autoconnect<Host>

    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
    var description: String { String(describing: subscription) }
    var playgroundDescription: Any { description }

    func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

    func cancel() {
        host.leave()
        subscription.cancel()
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
