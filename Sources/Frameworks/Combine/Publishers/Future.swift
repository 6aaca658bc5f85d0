/// A publisher of one value that is there later: its closure runs at once, and each subscriber gets what came of it.
public final class Future<Output, Failure: Error>: Publisher {
    /// What the closure calls when it is done.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private var result: Result<Output, Failure>?
    private var waiting: [SubjectLink<Output, Failure>] = []

    /// A value that the closure promises. It is called before this returns.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        // The promise keeps the future, so that a value comes although nobody else holds it.
        attemptToFulfill { [self] in fulfill($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let link = SubjectLink<Output, Failure>(
            "Future", subscriber, onRequest: { [self] in tell($0) },
            onCancel: { [self] link in waiting.removeAll { $0 === link } })
        waiting.append(link)
        subscriber.receive(subscription: link)
        if case .failure? = result { tell(link) }
    }

    /// Only the first promise counts.
    private func fulfill(_ result: Result<Output, Failure>) {
        guard self.result == nil else { return }
        self.result = result
        for link in waiting { tell(link) }
    }

    private func tell(_ link: SubjectLink<Output, Failure>) {
        switch result {
        case nil: return
        case .success(let value): guard link.conclude(with: value) else { return }
        case .failure(let error): link.finish(.failure(error))
        }
        waiting.removeAll { $0 === link }
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
