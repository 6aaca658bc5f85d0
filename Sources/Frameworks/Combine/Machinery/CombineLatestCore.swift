/// Listens to several publishers at once, and delivers the newest value of each as soon as there is one of all.
final class CombineLatestCore<Failure: Error, Downstream: Subscriber> where Downstream.Failure == Failure {
    private let outlet: Outlet<Downstream>
    private let assemble: ([Any]) -> Downstream.Input
    private var newest: [Any?]
    private var inlets: [any Cancellable] = []
    private var open: Int

    init(_ downstream: Downstream, of count: Int, assemble: @escaping ([Any]) -> Downstream.Input) {
        outlet = Outlet("CombineLatest", downstream)
        self.assemble = assemble
        newest = Array(repeating: nil, count: count)
        open = count
    }

    /// Subscribes to all, in their order.
    func open(_ subscribe: [() -> Void]) {
        outlet.onEnd = { [self] in
            for inlet in inlets { inlet.cancel() }
            inlets = []
        }
        outlet.start()
        for subscribe in subscribe where !outlet.isOver { subscribe() }
    }

    /// The end that listens to one of them.
    func inlet<Value>(for index: Int) -> Inlet<Value, Failure> {
        let inlet = Inlet<Value, Failure>(
            .unlimited, onValue: { [self] in take($0, at: index) }, onEnd: { [self] in close($0) })
        inlets.append(inlet)
        return inlet
    }

    private func take(_ value: Any, at index: Int) {
        newest[index] = .some(value)
        let known = newest.compactMap { $0 }
        guard known.count == newest.count else { return }
        // One that nobody wanted yet is out of date now.
        outlet.dropOldest()
        outlet.send(assemble(known))
    }

    private func close(_ end: Subscribers.Completion<Failure>) {
        if case .failure = end { return outlet.finish(end) }
        open -= 1
        if open == 0 { outlet.finish(.finished) }
    }
}
