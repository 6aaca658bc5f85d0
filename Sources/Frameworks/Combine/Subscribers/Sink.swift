extension Subscribers {
    /// A subscriber that wants all values and hands them to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        public var receiveValue: (Input) -> Void
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        private var subscription: (any Subscription)?
        private var isOver = false

        /// One that hands everything to closures.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public var description: String { "Sink" }
        /// What a debugger shows of its inside.
        public var customMirror: Mirror { Mirror(self, children: []) }
        /// What a playground shows of it.
        public var playgroundDescription: Any { description }

        /// Takes the subscription, and asks for all values.
        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, !isOver else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        /// Takes a value, and asks for no more than before.
        public func receive(_ value: Input) -> Subscribers.Demand {
            if !isOver { receiveValue(value) }
            return .none
        }

        /// Takes the end, and lets go of everything.
        public func receive(completion: Subscribers.Completion<Failure>) {
            guard !isOver else { return }
            let notify = receiveCompletion
            letGo()
            notify(completion)
        }

        /// Wants nothing any more, and lets go of its closures.
        public func cancel() {
            let subscription = subscription
            letGo()
            subscription?.cancel()
        }

        private func letGo() {
            isOver = true
            // What the closures hold may end, and come back here while it does.
            let held = (subscription, receiveValue, receiveCompletion)
            (subscription, receiveValue, receiveCompletion) = (nil, { _ in }, { _ in })
            withExtendedLifetime(held) {}
        }
    }
}

extension Publisher {
    /// Hands values and the end to closures, until what comes back is let go.
    public func sink(
        receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
        receiveValue: @escaping ((Output) -> Void)
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Hands values to a closure, until what comes back is let go.
    public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
