import BackgroundRuntime

/// The queue that a context is used on.
final class ContextQueue: @unchecked Sendable {
    private static let key = DispatchSpecificKey<ObjectIdentifier>()
    private let own: DispatchQueue?

    init(_ context: NSManagedObjectContext) {
        guard context.concurrencyType == .privateQueueConcurrencyType else {
            own = nil
            return
        }
        own = DispatchQueue(label: "NSManagedObjectContext" + (context.name.map { ": \($0)" } ?? ""))
        own?.setSpecific(key: ContextQueue.key, value: ObjectIdentifier(self))
    }

    /// Whether the calling code runs on it.
    private var isCurrent: Bool {
        own == nil ? Thread.isMainThread : DispatchQueue.getSpecific(key: ContextQueue.key) == ObjectIdentifier(self)
    }

    /// Runs a block after what waits already.
    func submit(_ block: @escaping () -> Void) {
        let carried = UncheckedSendableBox(value: block)
        if let own { own.async { carried.value() } } else { DispatchQueue.main.async { carried.value() } }
    }

    /// Runs a block, and comes back when it has run.
    func wait<Result, Failure: Error>(_ block: () throws(Failure) -> Result) throws(Failure) -> Result {
        if isCurrent { return try block() }
        if let own { return try own.sync(execute: block) }
        let main: DispatchQueue = DispatchQueue.main
        return try main.sync(execute: block)
    }
}

/// What goes to another simulated thread. Only one of them runs at a time.
struct UncheckedSendableBox<Value>: @unchecked Sendable {
    let value: Value
}

extension NSManagedObjectContext {
    /// Runs a block on the context's queue, later.
    public func perform(_ block: @escaping () -> Void) {
        queue.submit { [self] in
            block()
            notifyPrivateChanges()
        }
    }

    /// Runs a block on the context's queue, and comes back when it has run. It may be called there.
    public func performAndWait<Result, Failure: Error>(
        _ block: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let result = try queue.wait(block)
        notifyPrivateChanges()
        return result
    }

    /// Runs a block on the context's queue, and gives what it returns.
    public func perform<Result, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let carried = UncheckedSendableBox(value: block)
        let outcome = await withCheckedContinuation {
            (continuation: CheckedContinuation<UncheckedSendableBox<Swift.Result<Result, Failure>>, Never>) in
            perform {
                continuation.resume(returning: UncheckedSendableBox(value: Swift.Result(catching: carried.value)))
            }
        }
        return try outcome.value.get()
    }

    /// The turn of a queue's block is over, and with it what it has changed.
    private func notifyPrivateChanges() {
        if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() }
    }
}
