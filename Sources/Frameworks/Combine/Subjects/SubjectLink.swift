/// The connection of a subject with one of its subscribers: delivers what that one asked for.
final class SubjectLink<Output, Failure: Error>: Subscription, ChainLink {
    let description: String
    private(set) var subscriber: AnySubscriber<Output, Failure>?
    private(set) var demand = Subscribers.Demand.none
    private var onRequest: ((SubjectLink) -> Void)?
    private var onCancel: ((SubjectLink) -> Void)?
    /// Whether the value that the subject has now was delivered; for one that keeps its value.
    var isUpToDate = false

    /// - Parameters:
    ///   - name: what the subject is called in a description.
    ///   - subscriber: who gets the values.
    ///   - onRequest: called when more values are wanted.
    ///   - onCancel: called when none is wanted any more.
    init<S: Subscriber>(
        _ name: String, _ subscriber: S, onRequest: @escaping (SubjectLink) -> Void = { _ in },
        onCancel: @escaping (SubjectLink) -> Void
    ) where S.Input == Output, S.Failure == Failure {
        description = name
        (self.onRequest, self.onCancel) = (onRequest, onCancel)
        self.subscriber = AnySubscriber(subscriber)
    }

    func request(_ demand: Subscribers.Demand) {
        if demand == .none { SimulatedApp.crash("a subscriber asks for one value at least") }
        guard subscriber != nil else { return }
        self.demand += demand
        onRequest?(self)
    }

    func cancel() {
        let tell = onCancel
        letGo()
        tell?(self)
    }

    /// Delivers a value if one is wanted; false if not.
    @discardableResult
    func deliver(_ value: Output) -> Bool {
        guard let subscriber, demand > 0 else { return false }
        demand -= 1
        demand += subscriber.receive(value)
        return true
    }

    /// Delivers the only value, if one is wanted, and ends; false if none is. What is asked for meanwhile changes nothing.
    func conclude(with value: Output) -> Bool {
        guard let subscriber, demand > 0 else { return false }
        onRequest = nil
        _ = subscriber.receive(value)
        finish(.finished)
        return true
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let last = subscriber
        letGo()
        last?.receive(completion: completion)
    }

    private func letGo() { (subscriber, onRequest, onCancel) = (nil, nil, nil) }
}

/// The subscribers of a subject, in the order in which they came.
struct SubjectLinks<Output, Failure: Error> {
    private(set) var all: [SubjectLink<Output, Failure>] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private var upstream: [any Subscription] = []

    mutating func add(_ link: SubjectLink<Output, Failure>) { all.append(link) }

    mutating func remove(_ link: SubjectLink<Output, Failure>) { all.removeAll { $0 === link } }

    /// A publisher that the subject is attached to: asked for everything.
    mutating func attach(_ subscription: any Subscription) { upstream.append(subscription) }

    /// It is over; those to tell. Nil when it was over already.
    mutating func end(
        _ completion: Subscribers.Completion<Failure>
    ) -> [SubjectLink<Output, Failure>]? {
        guard self.completion == nil else { return nil }
        self.completion = completion
        upstream = []
        defer { all = [] }
        return all
    }

    /// Nobody holds the subject any more.
    func cancelUpstream() { for subscription in upstream { subscription.cancel() } }
}
