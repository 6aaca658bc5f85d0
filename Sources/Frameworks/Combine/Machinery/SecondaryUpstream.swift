/// A subscriber to a publisher beside the one above: everything that comes is told to the operator that it serves.
struct SecondaryUpstream<Input, Failure: Error>: Subscriber, ChainLink {
    let description: String
    let combineIdentifier: CombineIdentifier
    private let children: () -> [Mirror.Child]
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onEnd: (Subscribers.Completion<Failure>) -> Void

    /// - Parameters:
    ///   - name: what the operator is called in a description.
    ///   - identifier: what tells it from others; by default one of its own.
    ///   - children: what a mirror shows.
    ///   - onSubscription: gets the subscription.
    ///   - onValue: gets each value, and says how many more are wanted.
    ///   - onEnd: gets the end.
    init(
        _ name: String, identifier: CombineIdentifier = CombineIdentifier(),
        children: @escaping () -> [Mirror.Child] = { [] },
        onSubscription: @escaping (any Subscription) -> Void, onValue: @escaping (Input) -> Subscribers.Demand,
        onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        (description, combineIdentifier, self.children) = (name, identifier, children)
        (self.onSubscription, self.onValue, self.onEnd) = (onSubscription, onValue, onEnd)
    }

    var mirroredChildren: [Mirror.Child] { children() }

    func receive(subscription: any Subscription) { onSubscription(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
    func receive(completion: Subscribers.Completion<Failure>) { onEnd(completion) }
}
