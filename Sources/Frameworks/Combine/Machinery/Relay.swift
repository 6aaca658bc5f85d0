/// The middle of a chain: gets what one publisher delivers, and hands on what a closure makes of it.
///
/// All operators that look at one value at a time are made of it: what they keep between values is in the closure.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, ChainLink {
    /// What becomes of a value.
    enum Step {
        /// It, or what was made of it, goes on.
        case pass(Downstream.Input)
        /// It goes no further, and another is asked for.
        case skip
        /// Nothing comes any more after this last value, if there is one.
        case finish(Downstream.Input?)
        /// Nothing comes any more because of an error.
        case fail(Downstream.Failure)
    }

    let description: String
    private let isTransparent: Bool
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var take: ((Input) -> Step)?
    private var end: ((Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>)?

    /// - Parameters:
    ///   - name: what the operator is called in a description.
    ///   - downstream: gets what comes of the values.
    ///   - isTransparent: whether the subscription from above is handed on as it is; for an operator that asks for as
    ///     many values as it is asked for, and never ends by itself.
    ///   - end: what becomes of the end.
    ///   - take: what becomes of a value.
    init(
        _ name: String, _ downstream: Downstream, isTransparent: Bool = false,
        end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        take: @escaping (Input) -> Step
    ) {
        (description, self.isTransparent) = (name, isTransparent)
        (self.downstream, self.end, self.take) = (downstream, end, take)
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, let downstream else { return subscription.cancel() }
        upstream = subscription
        downstream.receive(subscription: isTransparent ? subscription : self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let take, let downstream else { return .none }
        switch take(input) {
        case .pass(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .finish(let value):
            if let value { _ = downstream.receive(value) }
            stop(.finished)
        case .fail(let error): stop(.failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard let downstream, let end else { return }
        letGo()
        downstream.receive(completion: end(completion))
    }

    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

    func cancel() {
        let upstream = upstream
        letGo()
        upstream?.cancel()
    }

    private func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let downstream else { return }
        cancel()
        downstream.receive(completion: completion)
    }

    private func letGo() { (upstream, downstream, take, end) = (nil, nil, nil, nil) }
}

extension Relay where Failure == Downstream.Failure {
    /// One whose errors stay as they are.
    convenience init(
        _ name: String, _ downstream: Downstream, isTransparent: Bool = false, take: @escaping (Input) -> Step
    ) {
        self.init(name, downstream, isTransparent: isTransparent, end: { $0 }, take: take)
    }
}

extension Relay where Downstream.Failure == any Error {
    /// One whose closure may fail.
    convenience init(_ name: String, throwing downstream: Downstream, take: @escaping (Input) throws -> Step) {
        self.init(name, downstream, end: { $0.mapError { $0 } }) { value in
            do { return try take(value) } catch { return .fail(error) }
        }
    }
}
