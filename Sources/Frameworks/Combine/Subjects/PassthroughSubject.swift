import VigilProgramImage

/// A subject that hands values on to those who wait for one, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private var links = SubjectLinks<Output, Failure>()
    /// Whether a subscriber has asked for a value: before, nothing is asked of the publishers above.
    private var isWanted = false

    /// What its subscriptions are called.
    private let name: String

    /// A subject without subscribers.
    public init() { name = "PassthroughSubject" }

    /// One whose subscriptions are called after whoever uses it.
    init(name: String) { self.name = name }

    deinit { if !Deinits.areWithheld { links.cancelUpstream() } }

    public func send(subscription: any Subscription) {
        links.attach(subscription)
        if isWanted { subscription.request(.unlimited) }
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        if let completion = links.completion {
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: completion)
        }
        let link = SubjectLink<Output, Failure>(
            name, subscriber, of: self, onRequest: { [self] _ in open() }, onCancel: { [self] in links.remove($0) })
        links.add(link)
        subscriber.receive(subscription: link)
    }

    /// Hands a value to each subscriber that wants one; for the others it is lost.
    public func send(_ input: Output) {
        guard links.completion == nil else { return }
        for link in links.all { link.deliver(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        for link in links.end(completion) ?? [] { link.finish(completion) }
    }

    private func open() {
        guard !isWanted else { return }
        isWanted = true
        links.requestAll()
    }
}
