/// The upper end of an operator: one of the publishers that it listens to.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable {
    private var subscription: (any Subscription)?
    private var isOver = false
    private let wanted: Subscribers.Demand
    private var onValue: ((Input) -> Void)?
    private var onEnd: ((Subscribers.Completion<Failure>) -> Void)?

    /// An end that asks for so many values first.
    init(
        _ first: Subscribers.Demand, onValue: @escaping (Input) -> Void,
        onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        (wanted, self.onValue, self.onEnd) = (first, onValue, onEnd)
    }

    func receive(subscription: any Subscription) {
        guard self.subscription == nil, !isOver else { return subscription.cancel() }
        self.subscription = subscription
        if wanted > 0 { subscription.request(wanted) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        onValue?(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard !isOver else { return }
        let notify = onEnd
        letGo()
        notify?(completion)
    }

    func cancel() {
        let subscription = subscription
        letGo()
        subscription?.cancel()
    }

    private func letGo() {
        let held = (subscription, onValue, onEnd)
        (isOver, subscription, onValue, onEnd) = (true, nil, nil, nil)
        withExtendedLifetime(held) {}
    }
}
