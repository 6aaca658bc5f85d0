/// A publisher into which values are put from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes a subscription to another publisher on.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Delivers a value without content.
    public func send() { send(()) }
}
