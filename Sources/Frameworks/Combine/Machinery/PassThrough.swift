/// The middle of an operator that only changes what passes: it keeps nothing, and the subscription from above is the
/// one that goes down.
struct PassThrough<Input, Failure: Error, Downstream: Subscriber>: Subscriber, ChainLink {
    let combineIdentifier = CombineIdentifier()
    let description: String
    private let downstream: Downstream
    private let children: () -> [Mirror.Child]
    private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    private let take: (Input) -> Downstream.Input?

    /// - Parameters:
    ///   - name: what the operator is called in a description.
    ///   - downstream: gets what comes of the values.
    ///   - children: what a mirror shows.
    ///   - end: what becomes of the end.
    ///   - take: what becomes of a value; nil for one in whose place another is asked for.
    init(
        _ name: String, _ downstream: Downstream, children: @escaping () -> [Mirror.Child] = { [] },
        end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        take: @escaping (Input) -> Downstream.Input?
    ) {
        (description, self.downstream, self.children) = (name, downstream, children)
        (self.end, self.take) = (end, take)
    }

    var mirroredChildren: [Mirror.Child] { children() }

    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { take(input).map { downstream.receive($0) } ?? .max(1) }
    func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: end(completion)) }
}

extension PassThrough where Failure == Downstream.Failure {
    /// One whose errors stay as they are.
    init(
        _ name: String, _ downstream: Downstream, children: @escaping () -> [Mirror.Child] = { [] },
        take: @escaping (Input) -> Downstream.Input?
    ) { self.init(name, downstream, children: children, end: { $0 }, take: take) }
}
