/// What asks a publisher for values and gets them.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values that it gets.
    associatedtype Input
    /// The kind of errors that may come.
    associatedtype Failure: Error

    /// The publisher took the subscriber on, which may ask for values from now on.
    func receive(subscription: any Subscription)
    /// A value came; how many more are wanted, beyond those asked for before.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Nothing comes any more.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// A value without content came.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for so many more values.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for what subscriptions have in common.
public enum Subscriptions {
    /// A subscription that delivers nothing.
    public static var empty: any Subscription { NoSubscription() }
}

private struct NoSubscription: Subscription, ChainLink {
    /// There is but one such subscription.
    private static let identifier = CombineIdentifier()

    var description: String { "Empty" }
    var combineIdentifier: CombineIdentifier { NoSubscription.identifier }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// A namespace for subscribers and what they tell.
public enum Subscribers {}
