extension Publishers {
    /// Delivers the same values; after an error those of the publisher that a closure makes.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = NewPublisher.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes a publisher of an error.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// A publisher of this kind above another.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let handler = handler
            let relief = Relief<Upstream.Output, Upstream.Failure, S>("Catch", subscriber)
            relief.help = { error, relief in
                handler(error).subscribe(relief.second { $0 })
            }
            upstream.subscribe(relief.first())
        }
    }

    /// Delivers the same values; after an error those of the publisher that a closure makes, or the error that it throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes a publisher of an error.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// A publisher of this kind above another.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let handler = handler
            let relief = Relief<Upstream.Output, Upstream.Failure, S>("TryCatch", subscriber)
            relief.help = { error, relief in
                do { try handler(error).subscribe(relief.second { $0.mapError { $0 } }) } catch { relief.giveUp(error) }
            }
            upstream.subscribe(relief.first())
        }
    }
}

extension Publisher {
    /// The same values; after an error those of the publisher that a closure makes.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output { Publishers.Catch(upstream: self, handler: handler) }

    /// The same values; after an error those of the publisher that a closure makes, or the error that it throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output { Publishers.TryCatch(upstream: self, handler: handler) }
}

/// Listens to one publisher, and after its error to another.
private final class Relief<Input, Failure: Error, Downstream: Subscriber>: Subscription, ChainLink
where Downstream.Input == Input {
    /// Which of the two is listened to, and whether it has answered.
    private enum Stage { case awaitingFirst, first(any Subscription), awaitingSecond, second(any Subscription), over }

    let description: String
    private let downstream: Downstream
    private var stage = Stage.awaitingFirst
    private var demand = Subscribers.Demand.none
    /// Subscribes to what helps against an error.
    var help: (Failure, Relief) -> Void = { _, _ in }

    init(_ name: String, _ downstream: Downstream) { (description, self.downstream) = (name, downstream) }

    var mirroredChildren: [Mirror.Child] { [("downstream", downstream), ("demand", demand)] }

    func first() -> Relieved<Input, Failure, Downstream> { Relieved(relief: self) }

    /// What listens to the second publisher.
    func second<E: Error>(
        _ end: @escaping (Subscribers.Completion<E>) -> Subscribers.Completion<Downstream.Failure>
    ) -> SecondaryUpstream<Input, E> {
        SecondaryUpstream(
            description, identifier: combineIdentifier, children: { [self] in mirroredChildren },
            onSubscription: { [self] in openSecond($0) }, onValue: { [downstream] in downstream.receive($0) },
            onEnd: { [self] in
                guard case .second = stage else { return }
                giveUp(end($0))
            })
    }

    func giveUp(_ error: Downstream.Failure) { giveUp(.failure(error)) }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        switch stage {
        case .awaitingFirst: SimulatedApp.crash("\(description) got a request before the subscription")
        case .first(let subscription):
            self.demand += demand
            subscription.request(demand)
        case .awaitingSecond: self.demand += demand
        case .second(let subscription): subscription.request(demand)
        case .over: return
        }
    }

    func cancel() {
        switch stage {
        case .first(let subscription), .second(let subscription):
            stage = .over
            subscription.cancel()
        case .awaitingSecond: stage = .over
        case .awaitingFirst, .over: return
        }
    }

    fileprivate func openFirst(_ subscription: any Subscription) {
        guard case .awaitingFirst = stage else { return subscription.cancel() }
        stage = .first(subscription)
        downstream.receive(subscription: self)
    }

    fileprivate func take(_ input: Input) -> Subscribers.Demand {
        demand -= 1
        let more = downstream.receive(input)
        demand += more
        return more
    }

    fileprivate func endFirst(_ completion: Subscribers.Completion<Failure>) {
        switch (completion, stage) {
        case (.finished, .first): giveUp(.finished)
        case (.finished, _), (.failure, .over): return
        case (.failure(let error), .first):
            stage = .awaitingSecond
            help(error, self)
        case (.failure, _): SimulatedApp.crash("\(description) got an end before the subscription")
        }
    }

    private func openSecond(_ subscription: any Subscription) {
        guard case .awaitingSecond = stage else { return subscription.cancel() }
        stage = .second(subscription)
        if demand > 0 { subscription.request(demand) }
    }

    private func giveUp(_ completion: Subscribers.Completion<Downstream.Failure>) {
        stage = .over
        downstream.receive(completion: completion)
    }
}

/// What listens to the first publisher.
private struct Relieved<Input, Failure: Error, Downstream: Subscriber>: Subscriber, ChainLink
where Downstream.Input == Input {
    let relief: Relief<Input, Failure, Downstream>

    var combineIdentifier: CombineIdentifier { relief.combineIdentifier }
    var description: String { relief.description }
    var mirroredChildren: [Mirror.Child] { relief.mirroredChildren }

    func receive(subscription: any Subscription) { relief.openFirst(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { relief.take(input) }
    func receive(completion: Subscribers.Completion<Failure>) { relief.endFirst(completion) }
}
