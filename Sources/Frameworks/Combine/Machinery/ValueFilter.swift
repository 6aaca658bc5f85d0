/// The middle of an operator that looks at one value at a time, and may end the chain.
final class ValueFilter<Input, Failure: Error, Downstream: Subscriber>: Middle<Input, Failure, Downstream> {
    /// What becomes of a value.
    enum Verdict {
        /// It, or what was made of it, goes on.
        case pass(Downstream.Input)
        /// It goes no further, and another is asked for.
        case skip
        /// Nothing comes any more.
        case finish
        /// Nothing comes any more because of an error.
        case fail(Downstream.Failure)
    }

    /// How it takes the mistakes of its neighbours.
    enum DemandPolicy {
        /// What comes too early passes unheard.
        case lenient
        /// What comes before the subscription ends the app; a cancellation then is kept in mind.
        case strict
        /// What comes before the subscription is heard, but nothing after the end.
        case eager
        /// Each value is heard, whenever it comes.
        case always
    }

    private let policy: DemandPolicy
    private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    private let sift: (Input) -> Verdict
    private let children: ((ValueFilter) -> [Mirror.Child])?

    /// - Parameters:
    ///   - name: what the operator is called in a description.
    ///   - downstream: gets what comes of the values.
    ///   - policy: how it takes mistakes.
    ///   - children: what a mirror shows; by default the one below where it is strict.
    ///   - end: what becomes of the end.
    ///   - sift: what becomes of a value.
    init(
        _ name: String, _ downstream: Downstream, _ policy: DemandPolicy,
        children: ((ValueFilter) -> [Mirror.Child])? = nil,
        end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        sift: @escaping (Input) -> Verdict
    ) {
        (self.policy, self.children, self.end, self.sift) = (policy, children, end, sift)
        super.init(name, downstream)
    }

    override var mirroredChildren: [Mirror.Child] {
        children?(self) ?? (policy == .strict ? [("downstream", downstream)] : [])
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        requireAnswer("a value")
        return isHeard || policy == .always ? take(input) : .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        requireAnswer("an end")
        guard isHeard else { return }
        upstream = .over
        downstream.receive(completion: end(completion))
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        requireAnswer("a request")
        super.request(demand)
    }

    override func cancel() {
        if policy == .strict, upstream.isAwaited { upstream = .over }
        super.cancel()
    }

    override func take(_ input: Input) -> Subscribers.Demand {
        switch sift(input) {
        case .pass(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .finish: stop(.finished)
        case .fail(let error): fail(error)
        }
        return .none
    }

    private var isHeard: Bool { upstream.subscription != nil || policy == .eager && upstream.isAwaited }

    private func fail(_ error: Downstream.Failure) {
        guard policy == .eager else { return stop(.failure(error)) }
        let subscription = upstream.subscription
        upstream = .over
        subscription?.cancel()
        downstream.receive(completion: .failure(error))
    }

    private func requireAnswer(_ what: String) {
        guard policy == .strict, upstream.isAwaited else { return }
        SimulatedApp.crash("\(description) got \(what) before the subscription")
    }
}

extension ValueFilter where Failure == Downstream.Failure {
    /// One whose errors stay as they are.
    convenience init(
        _ name: String, _ downstream: Downstream, _ policy: DemandPolicy, sift: @escaping (Input) -> Verdict
    ) { self.init(name, downstream, policy, end: { $0 }, sift: sift) }
}

extension ValueFilter where Downstream.Failure == any Error {
    /// One whose closure may throw.
    convenience init(
        throwing name: String, _ downstream: Downstream, _ policy: DemandPolicy,
        children: ((ValueFilter) -> [Mirror.Child])? = nil, sift: @escaping (Input) throws -> Verdict
    ) {
        self.init(name, downstream, policy, children: children, end: { $0.mapError { $0 } }) { value in
            do { return try sift(value) } catch { return .fail(error) }
        }
    }
}
