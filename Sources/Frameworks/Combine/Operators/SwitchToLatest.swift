extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// What the publisher delivers that came last; those before are let go.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        Operator<Output.Output, Failure> { LatestOf(Outlet("SwitchToLatest", $0)).open(self) }.eraseToAnyPublisher()
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// What the publisher delivers that came last, none of which can fail.
    @_disfavoredOverload
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// What the publisher delivers that came last; it may fail.
    @_disfavoredOverload
    public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

/// Listens to one publisher at a time: the newest.
private final class LatestOf<Downstream: Subscriber> {
    private let outlet: Outlet<Downstream>
    private var latest: Inlet<Downstream.Input, Downstream.Failure>?
    private var isSourceOver = false

    init(_ outlet: Outlet<Downstream>) { self.outlet = outlet }

    func open<Source: Publisher>(_ source: Source)
    where
        Source.Output: Publisher, Source.Output.Output == Downstream.Input,
        Source.Output.Failure == Downstream.Failure, Source.Failure == Downstream.Failure
    {
        let inlet = Inlet<Source.Output, Source.Failure>(
            .unlimited, onValue: { [self] in follow($0) },
            onEnd: { [self] end in
                isSourceOver = true
                close(end)
            })
        outlet.onRequest = { [self] in latest?.request($0) }
        outlet.onEnd = { [self] in
            inlet.cancel()
            latest?.cancel()
            latest = nil
        }
        outlet.start()
        source.subscribe(inlet)
    }

    private func follow<P: Publisher>(_ publisher: P)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        latest?.cancel()
        let inlet = Inlet<P.Output, P.Failure>(
            outlet.demand, onValue: { [outlet] in outlet.send($0) },
            onEnd: { [self] end in
                latest = nil
                close(end)
            })
        latest = inlet
        publisher.subscribe(inlet)
    }

    private func close(_ end: Subscribers.Completion<Downstream.Failure>) {
        if case .failure = end { return outlet.finish(end) }
        if isSourceOver, latest == nil { outlet.finish(.finished) }
    }
}
