/// The middle of a chain that wants all values, and delivers one at the end.
final class Gatherer<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, ChainLink {
    /// What becomes of the gathering after a value.
    enum Verdict {
        /// More are wanted.
        case goOn
        /// The result is known.
        case enough
        /// It failed.
        case fail(Downstream.Failure)
    }

    let description: String
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var isWanted = false
    private var isOver = false
    private var result: () -> Downstream.Input?
    private var take: (Input) -> Verdict
    private var end: (Failure) -> Downstream.Failure

    /// - Parameters:
    ///   - name: what the operator is called in a description.
    ///   - downstream: gets the result.
    ///   - fail: what an error becomes.
    ///   - take: looks at each value.
    ///   - result: what was gathered; nil for no result.
    init(
        _ name: String, _ downstream: Downstream, fail: @escaping (Failure) -> Downstream.Failure,
        take: @escaping (Input) -> Verdict, result: @escaping () -> Downstream.Input?
    ) {
        description = name
        (self.downstream, self.end, self.take, self.result) = (downstream, fail, take, result)
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, let downstream else { return subscription.cancel() }
        upstream = subscription
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard !isOver, downstream != nil else { return .none }
        switch take(input) {
        case .goOn: break
        case .enough:
            upstream?.cancel()
            finish()
        case .fail(let error):
            upstream?.cancel()
            tell(.failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard !isOver else { return }
        switch completion {
        case .finished: finish()
        case .failure(let error): tell(.failure(end(error)))
        }
    }

    /// The result waits until it is wanted.
    func request(_ demand: Subscribers.Demand) {
        isWanted = true
        if isOver { deliver() }
    }

    func cancel() {
        let upstream = upstream
        letGo()
        upstream?.cancel()
    }

    private func finish() {
        isOver = true
        if isWanted { deliver() }
    }

    private func deliver() {
        guard let downstream else { return }
        let value = result()
        letGo()
        if let value { _ = downstream.receive(value) }
        downstream.receive(completion: .finished)
    }

    private func tell(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let last = downstream
        letGo()
        last?.receive(completion: completion)
    }

    private func letGo() {
        (upstream, downstream, isOver) = (nil, nil, true)
        (take, result) = ({ _ in .goOn }, { nil })
    }
}
