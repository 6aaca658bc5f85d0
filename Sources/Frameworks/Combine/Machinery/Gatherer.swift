/// The middle of an operator that wants all values, and delivers one at the end.
final class Gatherer<Input, Failure: Error, Downstream: Subscriber>: Middle<Input, Failure, Downstream> {
    /// What becomes of the gathering after a value.
    enum Verdict {
        case goOn
        /// The result is known.
        case enough
        case fail(Downstream.Failure)
    }

    private let initial: Downstream.Input?
    private var result: Downstream.Input?
    private let end: (Failure) -> Downstream.Failure
    private let gather: (inout Downstream.Input?, Input) -> Verdict
    private let children: ((Downstream.Input?) -> [Mirror.Child])?
    /// Whether somebody waits for the result.
    private var isWanted = false
    /// Whether the result is known, and not delivered.
    private var isReady = false

    /// - Parameters:
    ///   - name: what the operator is called in a description.
    ///   - downstream: gets the result.
    ///   - initial: the result when nothing comes; nil for none.
    ///   - end: what an error becomes.
    ///   - children: what a mirror shows of the result, in the place of everything.
    ///   - gather: changes the result by a value.
    init(
        _ name: String, _ downstream: Downstream, initial: Downstream.Input? = nil,
        end: @escaping (Failure) -> Downstream.Failure, children: ((Downstream.Input?) -> [Mirror.Child])? = nil,
        gather: @escaping (inout Downstream.Input?, Input) -> Verdict
    ) {
        (self.initial, result, self.end, self.gather, self.children) = (initial, initial, end, gather, children)
        super.init(name, downstream)
    }

    override var mirroredChildren: [Mirror.Child] {
        children?(result) ?? [
            ("downstream", downstream), ("result", result as Any), ("initial", initial as Any),
            ("status", upstream),
        ]
    }

    override func opened(_ subscription: any Subscription) {
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    override func take(_ input: Input) -> Subscribers.Demand {
        guard let subscription = upstream.subscription else { return .none }
        switch gather(&result, input) {
        case .goOn: return .none
        case .enough:
            upstream = .over
            subscription.cancel()
            settle()
        case .fail(let error):
            upstream = .over
            subscription.cancel()
            downstream.receive(completion: .failure(error))
        }
        return .none
    }

    override func ended(_ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: settle()
        case .failure(let error): downstream.receive(completion: .failure(end(error)))
        }
    }

    /// The result waits until it is wanted.
    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        isWanted = true
        if isReady { deliver() }
    }

    override func cancel() {
        isReady = false
        super.cancel()
    }

    private func settle() {
        isReady = true
        if isWanted { deliver() }
    }

    private func deliver() {
        isReady = false
        if let result { _ = downstream.receive(result) }
        downstream.receive(completion: .finished)
    }
}

extension Gatherer where Downstream.Failure == any Error {
    /// One whose closure may throw.
    convenience init(
        throwing name: String, _ downstream: Downstream, initial: Downstream.Input? = nil,
        gather: @escaping (inout Downstream.Input?, Input) throws -> Verdict
    ) {
        self.init(name, downstream, initial: initial, end: { $0 }) { result, value in
            do { return try gather(&result, value) } catch { return .fail(error) }
        }
    }
}
