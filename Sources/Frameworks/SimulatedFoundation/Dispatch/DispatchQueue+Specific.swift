import BackgroundRuntime

// What is attached to queues, and on which of them code runs.

extension DispatchQueue {
    /// Attaches a value to the queue; nil removes it.
    public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
        specifics[ObjectIdentifier(key)] = value.map { (key, $0) }
    }

    /// What is attached to this queue.
    public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
        specifics[ObjectIdentifier(key)]?.value as? Value
    }

    /// What is attached to the queue that the calling code runs on, or to the next one that it targets.
    public class func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
        let queue = DispatchRuntime.current(for: "DispatchQueue.getSpecific").currentQueue
        return queue?.chain.lazy.compactMap { $0.getSpecific(key: key) }.first
    }

    /// Whether the calling code runs on this queue: in a block of it, or of one that targets it, however many calls of
    /// `sync` lie between.
    var isCurrent: Bool {
        guard let runtime, let thread = SimulatedThread.current else { return false }
        if case .main = kind { return thread === runtime.process.mainThread }
        var job = runtime.currentJob
        while let inner = job {
            if inner.queue.chain.contains(where: { $0 === self }) { return true }
            job = inner.outer
        }
        return false
    }

    /// Whether the calling code runs on this queue and nothing else does.
    var isCurrentAlone: Bool {
        guard let thread = SimulatedThread.current else { return false }
        return isCurrent && isOwned(by: thread)
    }
}

/// A condition on the queue that code runs on.
public enum DispatchPredicate: Sendable {
    /// The code runs on this queue.
    case onQueue(DispatchQueue)
    /// The code runs on this queue, and nothing else does: in a barrier, or on a serial queue.
    case onQueueAsBarrier(DispatchQueue)
    /// The code runs on any other.
    case notOnQueue(DispatchQueue)
}

/// Ends the app when `condition` does not hold (`gcd.precondition`).
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
    SimulatedApp.require(.symbol("dispatchPrecondition(condition:)", .iOS(10)))
    switch condition() {
    case .onQueue(let queue): require(queue.isCurrent, "expected to execute on queue [\(queue.label)]")
    case .onQueueAsBarrier(let queue):
        require(queue.isCurrentAlone, "expected to act as a barrier on queue [\(queue.label)]")
    case .notOnQueue(let queue): require(!queue.isCurrent, "not expected to execute on queue [\(queue.label)]")
    }
}

private func require(_ isMet: Bool, _ expectation: String) {
    guard !isMet else { return }
    DispatchMisuse.end("Assertion failed: Block was \(expectation)", rule: DispatchRules.precondition)
}
