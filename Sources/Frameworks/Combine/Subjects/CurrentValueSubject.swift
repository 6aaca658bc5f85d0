import VigilProgramImage

/// A subject that keeps its value: a new subscriber gets it at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private var links = SubjectLinks<Output, Failure>()
    private var current: Output

    /// What its subscriptions are called.
    private let name: String

    /// A subject with its first value.
    public init(_ value: Output) { (current, name) = (value, "CurrentValueSubject") }

    /// One whose subscriptions are called after whoever uses it.
    init(_ value: Output, name: String) { (current, self.name) = (value, name) }

    deinit { if !Deinits.areWithheld { links.cancelUpstream() } }

    /// The value now. Setting it delivers it, unless the subject has ended: then it is only kept.
    public var value: Output {
        get { current }
        set {
            current = newValue
            send(newValue)
        }
    }

    public func send(subscription: any Subscription) {
        links.attach(subscription)
        subscription.request(.unlimited)
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        if let completion = links.completion {
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: completion)
        }
        let link = SubjectLink<Output, Failure>(
            name, subscriber, of: self, onRequest: { [self] in update($0) }, onCancel: { [self] in links.remove($0) })
        links.add(link)
        subscriber.receive(subscription: link)
    }

    /// Keeps a value and hands it to each subscriber; one that wants none now gets the newest when it does.
    public func send(_ input: Output) {
        guard links.completion == nil else { return }
        current = input
        for link in links.all { link.isUpToDate = link.deliver(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        for link in links.end(completion) ?? [] { link.finish(completion) }
    }

    private func update(_ link: SubjectLink<Output, Failure>) {
        guard !link.isUpToDate else { return }
        link.isUpToDate = true
        link.deliver(current)
    }
}
