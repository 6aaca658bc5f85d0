/// The lower end of an operator with a pace of its own: keeps values until they are wanted, and the end behind them.
final class Outlet<Downstream: Subscriber>: Subscription, ChainLink {
    let description: String
    private var downstream: Downstream?
    private(set) var demand = Subscribers.Demand.none
    private var waiting: [(value: Downstream.Input, taken: () -> Void)] = []
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isDelivering = false
    /// More values are wanted.
    var onRequest: ((Subscribers.Demand) -> Void)?
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

    /// How many values wait.
    var backlog: Int { waiting.count }

    func request(_ demand: Subscribers.Demand) {
        guard downstream != nil else { return }
        self.demand += demand
        deliver()
        onRequest?(demand)
    }

    func cancel() { letGo() }

    /// Delivers a value as soon as it is wanted.
    ///
    /// - Parameters:
    ///   - value: what is delivered.
    ///   - taken: called when it was.
    func send(_ value: Downstream.Input, taken: @escaping () -> Void = {}) {
        guard !isOver else { return }
        waiting.append((value, taken))
        deliver()
    }

    /// Ends behind the values that wait. An error does not wait for them, unless it is told to.
    func finish(_ end: Subscribers.Completion<Downstream.Failure>, behindAll: Bool = false) {
        guard !isOver else { return }
        completion = end
        if case .failure = end, !behindAll { waiting = [] }
        deliver()
    }

    /// Takes values away that wait, from the oldest.
    func dropOldest() { if !waiting.isEmpty { waiting.removeFirst() } }

    private func deliver() {
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while let downstream, !waiting.isEmpty, demand > 0 {
            let next = waiting.removeFirst()
            demand -= 1
            let more = downstream.receive(next.value)
            demand += more
            next.taken()
            if more > 0 { onRequest?(more) }
        }
        guard let completion, waiting.isEmpty, let downstream else { return }
        letGo()
        downstream.receive(completion: completion)
    }

    private func letGo() {
        let held = (downstream, onRequest, onEnd, waiting)
        let tell = onEnd
        (downstream, onRequest, onEnd, waiting) = (nil, nil, nil, [])
        withExtendedLifetime(held) { tell?() }
    }
}
