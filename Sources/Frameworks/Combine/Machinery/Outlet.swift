/// The lower end of an operator with a pace of its own: keeps values until they are wanted, and the end behind them.
final class Outlet<Downstream: Subscriber>: Subscription, ChainLink {
    let description: String
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var waiting: [Downstream.Input] = []
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isDelivering = false
    /// Nothing is wanted any more, or it is over: lets go of what is above.
    var onEnd: (() -> Void)?

    /// - Parameters:
    ///   - name: what the operator is called in a description.
    ///   - downstream: gets the values.
    init(_ name: String, _ downstream: Downstream) { (description, self.downstream) = (name, downstream) }

    /// Hands the subscription down.
    func start() { downstream?.receive(subscription: self) }

    /// Whether nothing more can be delivered.
    var isOver: Bool { downstream == nil || completion != nil }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        guard downstream != nil else { return }
        self.demand += demand
        deliver()
    }

    func cancel() { letGo() }

    /// Delivers a value as soon as it is wanted.
    func send(_ value: Downstream.Input) {
        guard !isOver else { return }
        waiting.append(value)
        deliver()
    }

    /// Ends behind the values that wait. An error does not wait for them.
    func finish(_ end: Subscribers.Completion<Downstream.Failure>) {
        guard !isOver else { return }
        completion = end
        if case .failure = end { waiting = [] }
        deliver()
    }

    /// Takes a value away that waits: the oldest.
    func dropOldest() { if !waiting.isEmpty { waiting.removeFirst() } }

    private func deliver() {
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while let downstream, !waiting.isEmpty, demand > 0 {
            demand -= 1
            demand += downstream.receive(waiting.removeFirst())
        }
        guard let completion, waiting.isEmpty, let downstream else { return }
        letGo()
        downstream.receive(completion: completion)
    }

    private func letGo() {
        // What is let go may end, and come back here while it does.
        let held = (downstream, onEnd, waiting)
        (downstream, onEnd, waiting) = (nil, nil, [])
        withExtendedLifetime(held) { held.1?() }
    }
}
