import VigilProgramImage

/// Asks a publisher for a value when a task wants one. One turn of an app runs at a time, so nothing is locked.
final class AsyncReader<Output, Failure: Error>: Subscriber, @unchecked Sendable {
    typealias Input = Output

    /// A value, or none, on its way to the task that waits.
    struct Carried: @unchecked Sendable {
        let value: Output?
    }

    private var subscription: (any Subscription)?
    private var waiting: [CheckedContinuation<Result<Carried, Failure>, Never>] = []
    private var completion: Subscribers.Completion<Failure>?

    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        publisher.subscribe(self)
    }

    deinit { if !Deinits.areWithheld { subscription?.cancel() } }

    func receive(subscription: any Subscription) {
        guard self.subscription == nil, completion == nil else { return subscription.cancel() }
        self.subscription = subscription
        for _ in waiting { subscription.request(.max(1)) }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
        guard !waiting.isEmpty else { return .none }
        waiting.removeFirst().resume(returning: .success(Carried(value: input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        subscription = nil
        self.completion = completion
        guard !waiting.isEmpty else { return }
        let first = waiting.removeFirst()
        first.resume(returning: end())
        for other in waiting { other.resume(returning: .success(Carried(value: nil))) }
        waiting = []
    }

    /// The next value.
    func next() async -> Result<Carried, Failure> {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard completion == nil else { return continuation.resume(returning: end()) }
                waiting.append(continuation)
                subscription?.request(.max(1))
            }
        } onCancel: {
            let subscription = self.subscription
            receive(completion: .finished)
            subscription?.cancel()
        }
    }

    /// An error is told once.
    private func end() -> Result<Carried, Failure> {
        defer { completion = .finished }
        if case .failure(let error)? = completion { return .failure(error) }
        return .success(Carried(value: nil))
    }
}
