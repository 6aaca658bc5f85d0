/// What delivers values over time to the subscribers that ask for them.
public protocol Publisher<Output, Failure> {
    /// The kind of values that it delivers.
    associatedtype Output
    /// The kind of errors that it may end with; `Never` for one that cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. People call `subscribe(_:)` instead.
    func receive<S: Subscriber>(subscriber: S) where Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber, which is handed a subscription first.
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        SimulatedApp.require(.symbol("Combine.Publisher", .iOS(13)))
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which passes on what comes.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
        let subscriber = SubjectAsSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins. Whoever holds what comes back keeps it going.
    func connect() -> any Cancellable
}
