extension Publishers {
    /// Delivers what several publishers deliver, each made of one value.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// What it delivers.
        public typealias Output = NewPublisher.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many publishers are listened to at once.
        public let maxPublishers: Subscribers.Demand
        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// A publisher of what several deliver.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where NewPublisher.Output == S.Input, Failure == S.Failure {
            Confluence("FlatMap", subscriber).open(upstream, at: maxPublishers, transform)
        }
    }
}

/// Several publishers flow into one subscriber. Of each but one value waits, so that none runs ahead.
final class Confluence<Downstream: Subscriber> {
    private let outlet: Outlet<Downstream>
    private var inlets: [ObjectIdentifier: Inlet<Downstream.Input, Downstream.Failure>] = [:]
    private var isSourceOver = false

    init(_ name: String, _ downstream: Downstream) { outlet = Outlet(name, downstream) }

    func open<Source: Publisher, P: Publisher>(
        _ source: Source, at most: Subscribers.Demand, _ transform: @escaping (Source.Output) -> P
    ) where P.Output == Downstream.Input, P.Failure == Downstream.Failure, Source.Failure == P.Failure {
        var next: () -> Void = {}
        let inlet = Inlet<Source.Output, Source.Failure>(
            most, onValue: { [self] in follow(transform($0)) { next() } },
            onEnd: { [self] end in
                isSourceOver = true
                close(end)
            })
        if most != .unlimited { next = { [weak inlet] in inlet?.request(.max(1)) } }
        outlet.onRequest = { [self] in
            guard $0 == .unlimited else { return }
            for inlet in inlets.values { inlet.request($0) }
        }
        outlet.onEnd = { [self] in
            inlet.cancel()
            for inlet in inlets.values { inlet.cancel() }
            inlets = [:]
        }
        outlet.start()
        source.subscribe(inlet)
    }

    private func follow<P: Publisher>(_ publisher: P, next: @escaping () -> Void)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        guard !outlet.isOver else { return }
        var identifier: ObjectIdentifier?
        var more: () -> Void = {}
        // Who wants everything gets it as it comes: what a subject sends meanwhile would be lost otherwise.
        let takesAll = outlet.demand == .unlimited
        let inlet = Inlet<P.Output, P.Failure>(
            takesAll ? .unlimited : .max(1), onValue: { [outlet] in outlet.send($0) { more() } },
            onEnd: { [self] end in
                if let identifier { inlets[identifier] = nil }
                close(end)
                if case .finished = end { next() }
            })
        if !takesAll { more = { [weak inlet] in inlet?.request(.max(1)) } }
        identifier = ObjectIdentifier(inlet)
        inlets[ObjectIdentifier(inlet)] = inlet
        publisher.subscribe(inlet)
    }

    private func close(_ end: Subscribers.Completion<Downstream.Failure>) {
        if case .failure = end { return outlet.finish(end) }
        if isSourceOver, inlets.isEmpty { outlet.finish(.finished) }
    }
}

extension Publisher {
    /// What several publishers deliver, each made of one value.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// What several publishers that cannot fail deliver, each made of one value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// What several publishers deliver, each made of one value; they may fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// What several publishers deliver, each made of one value; none can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
