/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether it ends at once, or never.
    public let completeImmediately: Bool

    /// A publisher that ends at once, or never.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// The same, with its kinds as values.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// A publisher that ends at once with an error.
public struct Fail<Output, Failure: Error>: Publisher {
    /// What it ends with.
    public let error: Failure

    /// A publisher that ends with this error.
    public init(error: Failure) { self.error = error }

    /// The same, with the kind of its values as a value.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    /// What it may end with.
    public typealias Failure = DeferredPublisher.Failure

    public let createPublisher: () -> DeferredPublisher

    /// A publisher that this closure makes.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}
