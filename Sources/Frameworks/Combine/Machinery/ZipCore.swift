/// Listens to several publishers at once, and delivers their first values together, then their second ones.
final class ZipCore<Failure: Error, Downstream: Subscriber>: Subscription, ChainLink
where Downstream.Failure == Failure {
    /// One of the publishers.
    private struct Source {
        var upstream = Upstream.awaited
        var values: [Any] = []

        /// Whether nothing can come of it any more.
        var isDry: Bool { upstream.isOver && values.isEmpty }
    }

    let description = "Zip"
    private let downstream: Downstream
    private let assemble: ([Any]) -> Downstream.Input
    private var sources: [Source]
    private var isAnswered: Set<Int> = []
    /// The publisher whose value made the values complete that are being delivered.
    private var delivering: Int?
    /// What was asked for meanwhile, of that publisher.
    private var askedMeanwhile = Subscribers.Demand.none
    private var isOver = false
    /// An error that came before all had answered: an end waits until the subscription has gone down.
    private var earlyError: Subscribers.Completion<Failure>?

    init(_ downstream: Downstream, of count: Int, assemble: @escaping ([Any]) -> Downstream.Input) {
        (self.downstream, self.assemble) = (downstream, assemble)
        sources = Array(repeating: Source(), count: count)
    }

    /// Subscribes to all, in their order. The subscription goes down when all have answered.
    func open(_ subscribe: [() -> Void]) { for subscribe in subscribe { subscribe() } }

    /// What listens to one of them.
    func inlet<Value>(for index: Int) -> SecondaryUpstream<Value, Failure> {
        SecondaryUpstream(
            description, onSubscription: { [self] in answer($0, of: index) },
            onValue: { [self] in take($0, of: index) }, onEnd: { [self] in close($0, of: index) })
    }

    /// Everyone is asked for as many; the one whose value is being delivered gets to know it as that value's answer.
    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        if delivering != nil { askedMeanwhile = demand }
        for index in sources.indices where index != delivering { sources[index].upstream.subscription?.request(demand) }
    }

    func cancel() {
        isOver = true
        cancelSources()
    }

    private func cancelSources() {
        for index in sources.indices {
            let subscription = sources[index].upstream.subscription
            sources[index].upstream = .over
            subscription?.cancel()
        }
    }

    private func answer(_ subscription: any Subscription, of index: Int) {
        guard !isAnswered.contains(index), !isOver else { return subscription.cancel() }
        sources[index].upstream = .open(subscription)
        isAnswered.insert(index)
        guard isAnswered.count == sources.count else { return }
        downstream.receive(subscription: self)
        guard !isOver else { return }
        if let earlyError { end(earlyError) } else { endIfDry() }
    }

    private func take(_ value: Any, of index: Int) -> Subscribers.Demand {
        guard !isOver else { return .none }
        sources[index].values.append(value)
        guard delivering == nil, sources.allSatisfy({ !$0.values.isEmpty }) else { return .none }
        let first = sources.indices.map { sources[$0].values.removeFirst() }
        delivering = index
        askedMeanwhile = .none
        let more = downstream.receive(assemble(first))
        delivering = nil
        let wanted = askedMeanwhile + more
        for other in sources.indices where other != index && more > 0 {
            sources[other].upstream.subscription?.request(more)
        }
        endIfDry()
        return wanted
    }

    private func close(_ completion: Subscribers.Completion<Failure>, of index: Int) {
        guard !isOver else { return }
        if case .failure = completion {
            guard isAnswered.count == sources.count else {
                earlyError = completion
                return
            }
            return end(completion)
        }
        sources[index].upstream = .over
        if delivering == nil { endIfDry() }
    }

    private func endIfDry() {
        guard !isOver, isAnswered.count == sources.count, sources.contains(where: \.isDry) else { return }
        end(.finished)
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        isOver = true
        downstream.receive(completion: completion)
        cancelSources()
    }
}
