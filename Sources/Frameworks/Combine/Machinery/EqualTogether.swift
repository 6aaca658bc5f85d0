/// Listens to several publishers at once, and delivers their first values together, then their second ones.
final class EqualTogether<Failure: Error, Downstream: Subscriber> where Downstream.Failure == Failure {
    private let outlet: Outlet<Downstream>
    private let assemble: ([Any]) -> Downstream.Input
    private var waiting: [[Any]]
    private var isClosed: [Bool]
    private var inlets: [any Cancellable] = []
    private var requests: [(Subscribers.Demand) -> Void] = []

    init(_ downstream: Downstream, of count: Int, assemble: @escaping ([Any]) -> Downstream.Input) {
        outlet = Outlet("Zip", downstream)
        self.assemble = assemble
        waiting = Array(repeating: [], count: count)
        isClosed = Array(repeating: false, count: count)
    }

    /// Subscribes to all, in their order.
    func open(_ subscribe: [() -> Void]) {
        outlet.onEnd = { [self] in
            for inlet in inlets { inlet.cancel() }
            (inlets, requests) = ([], [])
        }
        outlet.onRequest = { [self] demand in for request in requests { request(demand) } }
        outlet.start()
        for subscribe in subscribe where !outlet.isOver { subscribe() }
    }

    /// The end that listens to one of them.
    func inlet<Value>(for index: Int) -> Inlet<Value, Failure> {
        let inlet = Inlet<Value, Failure>(
            outlet.demand, onValue: { [self] in take($0, at: index) }, onEnd: { [self] in close($0, at: index) })
        inlets.append(inlet)
        requests.append { [weak inlet] in inlet?.request($0) }
        return inlet
    }

    private func take(_ value: Any, at index: Int) {
        waiting[index].append(value)
        guard waiting.allSatisfy({ !$0.isEmpty }) else { return }
        let first = waiting.indices.map { waiting[$0].removeFirst() }
        outlet.send(assemble(first))
        endIfNothingCanCome()
    }

    private func close(_ end: Subscribers.Completion<Failure>, at index: Int) {
        if case .failure = end { return outlet.finish(end) }
        isClosed[index] = true
        endIfNothingCanCome()
    }

    private func endIfNothingCanCome() {
        if zip(waiting, isClosed).contains(where: { $0.isEmpty && $1 }) { outlet.finish(.finished) }
    }
}
