extension Publishers {
    /// Delivers the same, and notes where a closure asks for a stop.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Gets the subscription; true to stop.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Gets each value; true to stop.
        public let receiveOutput: ((Upstream.Output) -> Bool)?
        /// Gets the end; true to stop.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        /// A publisher of this kind above another.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
        ) {
            (self.upstream, self.receiveSubscription, self.receiveOutput, self.receiveCompletion) = (
                upstream, receiveSubscription, receiveOutput, receiveCompletion
            )
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Stop(downstream: subscriber, breakpoint: self))
        }
    }
}

extension Publisher {
    /// The same values. No debugger is here: a closure that asks for a stop leaves a line in the trace.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// The same values. An error leaves a line in the trace, since there is no debugger to stop in.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
    }
}

/// Asks at everything that passes whether to stop.
private struct Stop<Upstream: Publisher, Downstream: Subscriber>: Subscriber, ChainLink
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    let combineIdentifier = CombineIdentifier()
    let downstream: Downstream
    let breakpoint: Publishers.Breakpoint<Upstream>

    var description: String { "Breakpoint" }

    func receive(subscription: any Subscription) {
        stop(breakpoint.receiveSubscription?(subscription))
        downstream.receive(subscription: subscription)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        stop(breakpoint.receiveOutput?(input))
        return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        stop(breakpoint.receiveCompletion?(completion))
        downstream.receive(completion: completion)
    }

    private func stop(_ wanted: Bool?) {
        if wanted == true {
            SimulatedApp.note("a breakpoint of a publisher was met: there is no debugger, it goes on")
        }
    }
}
