/// A publisher of one value that is there later: its closure runs at once, and each subscriber gets what came of it.
public final class Future<Output, Failure: Error>: Publisher {
    /// What the closure calls when it is done.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private var result: Result<Output, Failure>?
    private var waiting: [Waiting] = []

    /// A value that the closure promises. It is called before this returns.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        // The promise keeps the future, so that a value comes although nobody else holds it.
        attemptToFulfill { [self] in fulfill($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let one = Waiting(for: self, subscriber)
        waiting.append(one)
        subscriber.receive(subscription: one)
        one.notify(result)
    }

    /// Only the first promise counts.
    private func fulfill(_ result: Result<Output, Failure>) {
        guard self.result == nil else { return }
        self.result = result
        for one in waiting { one.notify(result) }
    }

    /// One who waits for the value. A value waits until it is wanted, an error does not.
    private final class Waiting: Subscription, ChainLink {
        let description = "Future"
        private var parent: Future?
        private var subscriber: AnySubscriber<Output, Failure>?
        private var shown: Any?
        private var isAsked = false

        init<S: Subscriber>(for parent: Future, _ subscriber: S) where S.Input == Output, S.Failure == Failure {
            (self.parent, self.subscriber, shown) = (parent, AnySubscriber(subscriber), subscriber)
        }

        var mirroredChildren: [Mirror.Child] {
            [
                ("parent", parent as Any), ("downstream", shown as Any), ("hasAnyDemand", isAsked),
                ("subject", parent as Any),
            ]
        }

        func request(_ demand: Subscribers.Demand) {
            demand.requireSome()
            guard subscriber != nil else { return }
            isAsked = true
            notify(parent?.result)
        }

        func cancel() {
            parent?.waiting.removeAll { $0 === self }
            let held = (subscriber, shown, parent)
            (subscriber, shown, parent) = (nil, nil, nil)
            withExtendedLifetime(held) {}
        }

        /// What is asked for during the delivery changes nothing: the link is over before it delivers.
        func notify(_ result: Result<Output, Failure>?) {
            guard let result, let last = subscriber else { return }
            if case .success = result, !isAsked { return }
            (subscriber, shown) = (nil, nil)
            parent?.waiting.removeAll { $0 === self }
            switch result {
            case .success(let value):
                _ = last.receive(value)
                last.receive(completion: .finished)
            case .failure(let error): last.receive(completion: .failure(error))
            }
        }
    }
}

extension Future where Failure == Never {
    /// The value, as soon as it is there.
    nonisolated(nonsending) public final var value: Output {
        get async {
            SimulatedApp.require(.futureValue)
            for await value in values { return value }
            preconditionFailure("a future that cannot fail ended without a value")
        }
    }
}

extension Future {
    /// The value, as soon as it is there.
    ///
    /// - Throws: what came instead.
    nonisolated(nonsending) public final var value: Output {
        get async throws {
            SimulatedApp.require(.futureValue)
            for try await value in values { return value }
            throw CancellationError()
        }
    }
}
