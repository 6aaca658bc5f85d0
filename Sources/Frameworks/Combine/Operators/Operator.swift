/// An operator that needs no kind of its own: attaches a subscriber by a closure.
struct Operator<Output, Failure: Error>: Publisher {
    let attach: (AnySubscriber<Output, Failure>) -> Void

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
}

extension Publisher {
    /// An operator whose middle is a relay, made for each subscriber.
    func relay<T, E: Error>(
        _ make: @escaping (AnySubscriber<T, E>) -> Relay<Output, Failure, AnySubscriber<T, E>>
    ) -> AnyPublisher<T, E> {
        Operator { subscribe(make($0)) }.eraseToAnyPublisher()
    }

    /// An operator that gathers all values, made for each subscriber.
    func gather<T, E: Error>(
        _ make: @escaping (AnySubscriber<T, E>) -> Gatherer<Output, Failure, AnySubscriber<T, E>>
    ) -> AnyPublisher<T, E> {
        Operator { subscribe(make($0)) }.eraseToAnyPublisher()
    }
}
