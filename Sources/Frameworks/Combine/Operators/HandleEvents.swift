extension Publishers {
    /// Delivers the same, and tells closures of everything that passes.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Upstream.Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Called when it is cancelled.
        public var receiveCancel: (() -> Void)?
        /// Gets what is asked for.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// A publisher that tells closures.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            (self.receiveSubscription, self.receiveOutput) = (receiveSubscription, receiveOutput)
            (self.receiveCompletion, self.receiveCancel) = (receiveCompletion, receiveCancel)
            self.receiveRequest = receiveRequest
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            upstream.subscribe(Eavesdropper("HandleEvents", subscriber, self))
        }
    }
}

/// Tells closures of what passes.
private final class Eavesdropper<Upstream: Publisher, Downstream: Subscriber>:
    Middle<Upstream.Output, Upstream.Failure, Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private var events: Publishers.HandleEvents<Upstream>?

    init(_ name: String, _ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
        self.events = events
        super.init(name, downstream)
    }

    override func receive(subscription: any Subscription) {
        events?.receiveSubscription?(subscription)
        super.receive(subscription: subscription)
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        events?.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > 0 { events?.receiveRequest?(more) }
        return more
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        events?.receiveCompletion?(completion)
        (events, upstream) = (nil, .over)
        downstream.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        events?.receiveRequest?(demand)
        super.request(demand)
    }

    override func cancel() {
        events?.receiveCancel?()
        super.cancel()
    }

    override func cancelled() { events = nil }
}

extension Publisher {
    /// The same values; closures are told of everything that passes.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
