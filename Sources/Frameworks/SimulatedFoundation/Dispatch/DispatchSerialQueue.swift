import BackgroundRuntime

/// A queue that runs one block at a time, and that can be the executor of an actor.
///
/// ```swift
/// actor Log {
///     private let queue = DispatchSerialQueue(label: "log")
///     nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
/// }
/// ```
public final class DispatchSerialQueue: DispatchQueue, @unchecked Sendable {
    /// A serial queue of the app that is running.
    ///
    /// - Parameters:
    ///   - label: the name, for traces and reports.
    ///   - qos: the urgency of its blocks.
    ///   - attributes: active without any; `concurrent` is left out.
    ///   - autoreleaseFrequency: kept, and without effect.
    ///   - target: the queue that runs the blocks; nil for the threads of the system.
    public convenience init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        SimulatedApp.require(DispatchSerialQueue.self)
        let runtime = DispatchRuntime.current(for: "DispatchSerialQueue")
        self.init(
            label, .lane, lane: QueueLane(isSerial: true, isInactive: attributes.contains(.initiallyInactive)),
            qos: qos, target: target, of: runtime)
        runtime.add(self)
    }
}

extension DispatchSerialQueue: SerialExecutor {
    /// Runs a job of an actor as a block of the queue. Whoever resumes the job, it belongs to the app of its task.
    public func enqueue(_ job: consuming ExecutorJob) {
        let isTaken = SimulatedExecutors.take(UnownedJob(job)) { [self] job, _ in
            submit { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
        precondition(isTaken, "an actor on DispatchSerialQueue \"\(label)\" was used outside any simulated app")
    }

    /// Whether the calling code runs on the queue.
    public func isIsolatingCurrentContext() -> Bool? { isCurrent }

    /// Ends the app when the calling code does not run on the queue (`gcd.precondition`).
    public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}
