/// The connection of a subject with one of its subscribers: delivers what that one asked for.
final class SubjectLink<Output, Failure: Error>: Subscription, ChainLink {
    let description: String
    private var subscriber: AnySubscriber<Output, Failure>?
    /// The subscriber as it came, for a mirror.
    private var shown: Any?
    private var parent: AnyObject?
    private var demand = Subscribers.Demand.none
    private var onRequest: ((SubjectLink) -> Void)?
    private var onCancel: ((SubjectLink) -> Void)?
    /// Whether the value that the subject has now was delivered; for one that keeps its value.
    var isUpToDate = false

    /// - Parameters:
    ///   - name: what the subject is called in a description.
    ///   - subscriber: who gets the values.
    ///   - parent: the subject, which is there as long as somebody is subscribed.
    ///   - onRequest: called when more values are wanted.
    ///   - onCancel: called when none is wanted any more.
    init<S: Subscriber>(
        _ name: String, _ subscriber: S, of parent: AnyObject? = nil,
        onRequest: @escaping (SubjectLink) -> Void = { _ in }, onCancel: @escaping (SubjectLink) -> Void
    ) where S.Input == Output, S.Failure == Failure {
        (description, self.parent, shown) = (name, parent, subscriber)
        (self.onRequest, self.onCancel) = (onRequest, onCancel)
        self.subscriber = AnySubscriber(subscriber)
    }

    var mirroredChildren: [Mirror.Child] {
        [
            ("parent", parent as Any), ("downstream", shown as Any), ("demand", demand), ("subject", parent as Any),
        ]
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        guard subscriber != nil else { return }
        self.demand += demand
        onRequest?(self)
    }

    func cancel() {
        let notify = onCancel
        letGo()
        notify?(self)
    }

    /// Delivers a value if one is wanted; false if not.
    @discardableResult
    func deliver(_ value: Output) -> Bool {
        guard let subscriber, demand > 0 else { return false }
        demand -= 1
        demand += subscriber.receive(value)
        return true
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let last = subscriber
        letGo()
        last?.receive(completion: completion)
    }

    private func letGo() {
        // What is let go may end, and come back here while it does.
        let held = (subscriber, shown, parent, onRequest, onCancel)
        (subscriber, shown, parent, onRequest, onCancel) = (nil, nil, nil, nil, nil)
        withExtendedLifetime(held) {}
    }
}

/// The subscribers of a subject, in the order in which they came.
struct SubjectLinks<Output, Failure: Error> {
    private(set) var all: [SubjectLink<Output, Failure>] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private var upstream: [any Subscription] = []

    mutating func add(_ link: SubjectLink<Output, Failure>) { all.append(link) }

    mutating func remove(_ link: SubjectLink<Output, Failure>) { all.removeAll { $0 === link } }

    /// A publisher that the subject is attached to.
    mutating func attach(_ subscription: any Subscription) { upstream.append(subscription) }

    /// Asks the publishers above for everything.
    func requestAll() { for subscription in upstream { subscription.request(.unlimited) } }

    /// It is over; those to tell. Nil when it was over already.
    mutating func end(
        _ completion: Subscribers.Completion<Failure>
    ) -> [SubjectLink<Output, Failure>]? {
        guard self.completion == nil else { return nil }
        self.completion = completion
        defer { all = [] }
        return all
    }

    /// Nobody holds the subject any more.
    func cancelUpstream() { for subscription in upstream { subscription.cancel() } }
}
