/// Several publishers flow into one subscriber. Of each but one value waits, so that none runs ahead.
final class Confluence<Source, Downstream: Subscriber>: Subscriber, Subscription, ChainLink {
    typealias Input = Source
    typealias Failure = Downstream.Failure
    typealias Branch = SecondaryUpstream<Downstream.Input, Downstream.Failure>

    let description: String
    private let downstream: Downstream
    private let most: Subscribers.Demand
    private let follow: (Source, Branch) -> Void
    private var upstream = Upstream.awaited
    private var branches = Branches()
    private var demand = Subscribers.Demand.none
    private var waiting: [(branch: Int, value: Downstream.Input)] = []
    /// Whether a value is on its way down, or one is being asked for: what comes meanwhile waits.
    private var (isDelivering, isAsking) = (false, false)
    private var isOver = false

    /// The publishers that are followed, by their number.
    private struct Branches {
        var open: [Int: any Subscription] = [:]
        var opening = 0
        var count = 0

        var inOrder: [any Subscription] { open.sorted { $0.key < $1.key }.map(\.value) }
    }

    /// - Parameters:
    ///   - name: what the operator is called in a description.
    ///   - downstream: gets the values.
    ///   - most: how many publishers are followed at once.
    ///   - follow: attaches what it is given to the publisher made of a value.
    init(
        _ name: String, _ downstream: Downstream, at most: Subscribers.Demand,
        follow: @escaping (Source, Branch) -> Void
    ) {
        (description, self.downstream, self.most, self.follow) = (name, downstream, most, follow)
    }

    func receive(subscription: any Subscription) {
        guard upstream.isAwaited, !isOver else { return subscription.cancel() }
        upstream = .open(subscription)
        subscription.request(most)
    }

    func receive(_ input: Source) -> Subscribers.Demand {
        guard !isOver else { return .none }
        let number = branches.count
        branches.count += 1
        branches.opening += 1
        follow(
            input,
            Branch(
                description, children: { [combineIdentifier] in [("parentSubscription", combineIdentifier)] },
                onSubscription: { [self] in open(number, $0) },
                onValue: { [self] in take($0, of: number) }, onEnd: { [self] in close(number, $0) }))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        upstream = .over
        guard case .failure = completion else { return endIfDry() }
        fail(completion, from: nil)
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        guard !isDelivering else {
            self.demand += demand
            return
        }
        guard !isOver else { return }
        self.demand += demand
        demand == .unlimited ? openUp() : deliverWaiting()
        endIfDry()
    }

    func cancel() {
        guard !isOver else { return }
        isOver = true
        let (above, open) = (upstream.subscription, branches.inOrder)
        (upstream, branches.open, waiting) = (.over, [:], [])
        for subscription in open { subscription.cancel() }
        above?.cancel()
    }

    // One of the publishers.

    private func open(_ number: Int, _ subscription: any Subscription) {
        branches.opening -= 1
        guard !isOver else { return subscription.cancel() }
        branches.open[number] = subscription
        // Who wants everything gets it as it comes: what a subject sends meanwhile would be lost otherwise.
        subscription.request(demand == .unlimited ? .unlimited : .max(1))
    }

    private func take(_ value: Downstream.Input, of number: Int) -> Subscribers.Demand {
        guard !isOver else { return .none }
        if demand == .unlimited {
            _ = hand(value)
            return .none
        }
        guard demand > 0, !isAsking else {
            waiting.append((number, value))
            return .none
        }
        demand -= 1
        demand += hand(value)
        return .max(1)
    }

    private func close(_ number: Int, _ completion: Subscribers.Completion<Failure>) {
        guard case .finished = completion else { return fail(completion, from: number) }
        branches.open[number] = nil
        endIfDry()
        if !isOver, most != .unlimited { upstream.subscription?.request(.max(1)) }
    }

    // What goes down.

    private func hand(_ value: Downstream.Input) -> Subscribers.Demand {
        let outer = isDelivering
        isDelivering = true
        defer { isDelivering = outer }
        return downstream.receive(value)
    }

    /// Everything is wanted: hands on what waits, and lets all flow.
    private func openUp() {
        let held = waiting
        let open = branches.inOrder
        waiting = []
        for (_, value) in held { _ = hand(value) }
        for subscription in open where !isOver { subscription.request(.unlimited) }
    }

    private func deliverWaiting() {
        while !waiting.isEmpty, demand > 0, !isOver {
            let (number, value) = waiting.removeFirst()
            demand -= 1
            demand += hand(value)
            isAsking = true
            branches.open[number]?.request(.max(1))
            isAsking = false
        }
    }

    private func fail(_ completion: Subscribers.Completion<Failure>, from number: Int?) {
        let open = branches.open.sorted { $0.key < $1.key }
        branches.open = [:]
        guard !isOver else { return }
        isOver = true
        for (other, subscription) in open where other != number { subscription.cancel() }
        downstream.receive(completion: completion)
    }

    private func endIfDry() {
        guard !isOver, case .over = upstream, waiting.isEmpty, branches.open.isEmpty, branches.opening == 0 else {
            return
        }
        isOver = true
        downstream.receive(completion: .finished)
    }
}
