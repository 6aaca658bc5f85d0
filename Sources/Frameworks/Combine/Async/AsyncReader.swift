import VigilProgramImage

/// Asks a publisher for a value when a task wants one. One turn of an app runs at a time, so nothing is locked.
final class AsyncReader<Output, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    typealias Input = Output

    /// A value, or none, on its way to the task that waits.
    struct UncheckedSendableBox: @unchecked Sendable {
        let value: Output?
    }

    private var subscription: (any Subscription)?
    private var waiting: [CheckedContinuation<Result<UncheckedSendableBox, Failure>, Never>] = []
    private var completion: Subscribers.Completion<Failure>?

    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        publisher.subscribe(self)
    }

    deinit { if !Deinits.areWithheld { subscription?.cancel() } }

    func receive(subscription: any Subscription) {
        guard self.subscription == nil, completion == nil else { return subscription.cancel() }
        self.subscription = subscription
        // Those that began to wait before the publisher answered.
        if !waiting.isEmpty { subscription.request(.max(waiting.count)) }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
        guard subscription != nil else {
            // It did not even answer: whoever waits gets nothing.
            resumeAll()
            return .none
        }
        guard !waiting.isEmpty else { return .none }
        waiting.removeFirst().resume(returning: .success(UncheckedSendableBox(value: input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        subscription = nil
        self.completion = completion
        guard !waiting.isEmpty else { return }
        let first = waiting.removeFirst()
        first.resume(returning: end())
        resumeAll()
    }

    /// Ends for whoever waits, and lets go of the publisher.
    func cancel() {
        let subscription = subscription
        receive(completion: .finished)
        subscription?.cancel()
    }

    private func resumeAll() {
        let all = waiting
        waiting = []
        for continuation in all { continuation.resume(returning: .success(UncheckedSendableBox(value: nil))) }
    }

    func next() async -> Result<UncheckedSendableBox, Failure> {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard completion == nil else { return continuation.resume(returning: end()) }
                waiting.append(continuation)
                subscription?.request(.max(1))
            }
        } onCancel: {
            cancel()
        }
    }

    /// An error is told once.
    private func end() -> Result<UncheckedSendableBox, Failure> {
        defer { completion = .finished }
        if case .failure(let error)? = completion { return .failure(error) }
        return .success(UncheckedSendableBox(value: nil))
    }
}
