/// A subscriber whose kind nobody needs to know, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    /// Tells it from all other subscribers.
    public let combineIdentifier: CombineIdentifier
    /// For whom it stands; nil for one made of closures.
    private let original: Any?
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    /// One that stands for another.
    public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
        if let same = subscriber as? AnySubscriber<Input, Failure> {
            self = same
            return
        }
        (combineIdentifier, original) = (subscriber.combineIdentifier, subscriber)
        onSubscription = { subscriber.receive(subscription: $0) }
        onValue = { subscriber.receive($0) }
        onCompletion = { subscriber.receive(completion: $0) }
    }

    /// One that passes everything on to a subject.
    public init<S: Subject>(_ subject: S) where Input == S.Output, Failure == S.Failure {
        self.init(SubjectAsSubscriber(subject))
    }

    /// One made of closures; a missing one does nothing.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        (combineIdentifier, original) = (CombineIdentifier(), nil)
        onSubscription = { receiveSubscription?($0) }
        onValue = { receiveValue?($0) ?? .none }
        onCompletion = { receiveCompletion?($0) }
    }

    public var description: String {
        guard let original else { return "Anonymous AnySubscriber" }
        return (original as? any CustomStringConvertible)?.description ?? String(describing: type(of: original))
    }

    /// What a debugger shows of its inside.
    public var customMirror: Mirror {
        guard let original else { return Mirror(reflecting: description) }
        return (original as? any CustomReflectable)?.customMirror ?? Mirror(original, children: [])
    }

    /// What a playground shows of it.
    public var playgroundDescription: Any {
        (original as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
    }

    public func receive(subscription: any Subscription) { onSubscription(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
