/// Delivers one value to the first who asks, and ends.
final class SingleDelivery<Downstream: Subscriber>: Subscription, ChainLink {
    let description: String
    private let value: Downstream.Input
    private var downstream: Downstream?

    /// - Parameters:
    ///   - name: what the publisher is called in a description.
    ///   - value: what is delivered.
    ///   - downstream: gets it.
    init(_ name: String, _ value: Downstream.Input, _ downstream: Downstream) {
        (description, self.value, self.downstream) = (name, value, downstream)
    }

    var mirroredChildren: [Mirror.Child] { [(label: nil, value: value)] }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        guard let downstream else { return }
        self.downstream = nil
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func cancel() {
        let last = downstream
        downstream = nil
        withExtendedLifetime(last) {}
    }
}

extension Publisher {
    /// Attaches a subscriber to one value, or to none.
    func deliver<S: Subscriber>(_ name: String, _ value: Output?, to subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        if let value { return subscriber.receive(subscription: SingleDelivery(name, value, subscriber)) }
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
    }
}
