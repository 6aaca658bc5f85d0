/// A subject in the place of a subscriber. It lets the subject go when the publisher above has ended, and asks for what
/// the subject asks for.
final class SubjectAsSubscriber<S: Subject>: Subscriber, Subscription, ChainLink {
    let description = "Subject"
    private weak var subject: S?
    private var subscription: (any Subscription)?

    init(_ subject: S) { self.subject = subject }

    var mirroredChildren: [Mirror.Child] {
        [
            ("downstreamSubject", subject as Any), ("upstreamSubscription", subscription as Any),
            ("subject", subject as Any),
        ]
    }

    func receive(subscription: any Subscription) {
        guard self.subscription == nil, let subject else { return }
        self.subscription = subscription
        subject.send(subscription: self)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        if subscription != nil { subject?.send(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        guard subscription != nil, let subject else { return }
        subject.send(completion: completion)
        self.subject = nil
    }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func cancel() {
        guard subject != nil, let subscription else { return }
        (self.subscription, subject) = (nil, nil)
        subscription.cancel()
    }
}
