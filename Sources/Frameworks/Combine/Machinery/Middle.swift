/// The middle of a chain: a subscriber to the publisher above, and the subscription of the one below.
///
/// It knows when it may speak: the first subscription counts, nothing goes down after the end, and nothing up after a
/// cancellation. Each operator says what it does with a value, and what else differs. The one below is held until
/// nobody holds the middle any more, as Apple's are: a subscriber that keeps its subscription keeps itself.
class Middle<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, ChainLink {
    let description: String
    final let downstream: Downstream
    final var upstream = Upstream.awaited

    /// - Parameters:
    ///   - name: what the operator is called in a description.
    ///   - downstream: gets the values.
    init(_ name: String, _ downstream: Downstream) { (description, self.downstream) = (name, downstream) }

    var mirroredChildren: [Mirror.Child] { [] }

    // What operators do in their own way.

    /// The publisher above has answered.
    func opened(_ subscription: any Subscription) { downstream.receive(subscription: self) }
    /// A value came, while the chain is open.
    func take(_ input: Input) -> Subscribers.Demand { preconditionFailure("an operator takes values") }
    /// The publisher above has ended, which is noted already.
    func ended(_ completion: Subscribers.Completion<Failure>) { preconditionFailure("an operator ends") }
    /// Nobody wants anything any more; the publisher above is told afterwards.
    func cancelled() {}

    // What all do alike.

    func receive(subscription: any Subscription) {
        guard upstream.isAwaited else { return subscription.cancel() }
        upstream = .open(subscription)
        opened(subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand { upstream.subscription == nil ? .none : take(input) }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.subscription != nil else { return }
        upstream = .over
        ended(completion)
    }

    func request(_ demand: Subscribers.Demand) { upstream.subscription?.request(demand) }

    func cancel() {
        guard let subscription = upstream.subscription else { return }
        upstream = .over
        cancelled()
        subscription.cancel()
    }

    /// Ends by itself: lets go of the publisher above first.
    final func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let subscription = upstream.subscription else { return }
        upstream = .over
        subscription.cancel()
        downstream.receive(completion: completion)
    }
}
