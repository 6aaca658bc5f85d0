extension Publishers {
    /// Delivers what one publisher delivers, and what another does after it.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        /// What it may end with.
        public typealias Failure = Suffix.Failure

        /// The publisher that comes first.
        public let prefix: Prefix
        /// The publisher that comes after it.
        public let suffix: Suffix

        /// One publisher after the other.
        public init(prefix: Prefix, suffix: Suffix) {
            (self.prefix, self.suffix) = (prefix, suffix)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let middle = Joint<Suffix.Output, Suffix.Failure, S>("Concatenate", subscriber)
            middle.goOn = { suffix.subscribe($0) }
            prefix.subscribe(middle.first())
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// The elements of a sequence first.
    public func prepend<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
        prepend(Publishers.Sequence<S, Failure>(sequence: elements))
    }

    /// What another publisher delivers first.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where Failure == P.Failure, Output == P.Output { Publishers.Concatenate(prefix: publisher, suffix: self) }

    /// Some values at the end.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// The elements of a sequence at the end.
    public func append<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element {
        append(Publishers.Sequence<S, Failure>(sequence: elements))
    }

    /// What another publisher delivers at the end.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where Failure == P.Failure, Output == P.Output { Publishers.Concatenate(prefix: self, suffix: publisher) }
}

/// Listens to one publisher, and after its end to another, which is asked for what is still wanted.
private final class Joint<Input, Failure: Error, Downstream: Subscriber>: Subscription, ChainLink
where Downstream.Input == Input, Downstream.Failure == Failure {
    let description: String
    private let downstream: Downstream
    private var (before, behind) = (Upstream.awaited, Upstream.awaited)
    private var demand = Subscribers.Demand.none
    /// Subscribes to the second publisher.
    var goOn: ((SecondaryUpstream<Input, Failure>) -> Void)?

    init(_ name: String, _ downstream: Downstream) { (description, self.downstream) = (name, downstream) }

    /// What listens to the first publisher.
    func first() -> SecondaryUpstream<Input, Failure> {
        SecondaryUpstream(
            description, identifier: combineIdentifier, onSubscription: { [self] in openFirst($0) },
            onValue: { [self] in take($0) }, onEnd: { [self] in endFirst($0) })
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        (before.subscription ?? behind.subscription)?.request(demand)
    }

    func cancel() {
        let subscription = before.subscription ?? behind.subscription
        (before, behind, goOn) = (.over, .over, nil)
        subscription?.cancel()
    }

    private func openFirst(_ subscription: any Subscription) {
        guard before.isAwaited else { return subscription.cancel() }
        before = .open(subscription)
        downstream.receive(subscription: self)
    }

    private func take(_ input: Input) -> Subscribers.Demand {
        guard before.subscription != nil, demand > 0 else { return .none }
        demand -= 1
        let more = downstream.receive(input)
        demand += more
        return more
    }

    private func endFirst(_ completion: Subscribers.Completion<Failure>) {
        guard before.subscription != nil else { return }
        before = .over
        guard case .finished = completion else { return downstream.receive(completion: completion) }
        goOn?(second())
    }

    private func second() -> SecondaryUpstream<Input, Failure> {
        SecondaryUpstream(
            description, identifier: combineIdentifier, onSubscription: { [self] in openSecond($0) },
            onValue: { [self] in behind.subscription == nil ? .none : downstream.receive($0) },
            onEnd: { [self] in
                guard behind.subscription != nil else { return }
                behind = .over
                downstream.receive(completion: $0)
            })
    }

    private func openSecond(_ subscription: any Subscription) {
        guard behind.isAwaited else { return subscription.cancel() }
        behind = .open(subscription)
        if demand > 0 { subscription.request(demand) }
    }
}
