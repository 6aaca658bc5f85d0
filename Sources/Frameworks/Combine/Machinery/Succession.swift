/// One publisher after the other, as if they were one: what was asked of the first and not delivered is asked of the next.
final class Succession<Downstream: Subscriber>: Subscription, ChainLink {
    typealias Output = Downstream.Input

    let description: String
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var current: (any Cancellable)?
    private var ask: ((Subscribers.Demand) -> Void)?

    /// - Parameters:
    ///   - name: what the operator is called in a description.
    ///   - downstream: gets the values.
    init(_ name: String, _ downstream: Downstream) { (description, self.downstream) = (name, downstream) }

    /// Hands the subscription down, before the first publisher is followed.
    func start() { downstream?.receive(subscription: self) }

    /// Listens to a publisher until it ends; `end` decides what comes then.
    func follow<P: Publisher>(_ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void)
    where P.Output == Output {
        guard downstream != nil else { return }
        let inlet = Inlet<Output, P.Failure>(demand, onValue: { [self] in take($0) }, onEnd: end)
        current = inlet
        ask = { [weak inlet] in inlet?.request($0) }
        publisher.subscribe(inlet)
    }

    /// It is over.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let last = downstream
        letGo()
        last?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        ask?(demand)
    }

    func cancel() {
        let current = current
        letGo()
        current?.cancel()
    }

    private func take(_ value: Output) {
        guard let downstream else { return }
        demand -= 1
        let more = downstream.receive(value)
        if more > 0 { request(more) }
    }

    private func letGo() { (downstream, current, ask) = (nil, nil, nil) }
}
