import BackgroundRuntime

/// A block that can be cancelled until it begins, waited for, and followed by another.
public final class DispatchWorkItem: @unchecked Sendable {
    /// Whether it was cancelled. A block that runs has to look.
    public private(set) var isCancelled = false
    /// Whether it runs alone on a concurrent queue.
    let isBarrier: Bool
    /// Where it is, for reports on deadlocks: the queue it was given to last.
    weak var job: DispatchJob?
    private var block: () -> Void
    private let group = DispatchGroup()
    private var runs = 0
    private var use = Wait.none
    /// The threads in the middle of it.
    private var threads: [SimulatedThread] = []

    private enum Wait {
        case none
        case underWay
        case over
    }

    /// An item that runs `block`.
    ///
    /// - Parameters:
    ///   - qos: kept by Dispatch to choose a thread; without effect.
    ///   - flags: with `barrier` the item runs alone on a concurrent queue; the others are without effect.
    ///   - block: what it runs.
    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
    ) {
        isBarrier = flags.contains(.barrier)
        self.block = block
        group.enter()
        if let process = AppProcess.current { DispatchRuntime.of(process).add(self) }
    }

    /// Runs the block now, on the calling thread. A cancelled item does nothing.
    public func perform() { run() }

    func run() {
        if case .over = use { refuseReuse("waited for") }
        if !isCancelled { runBlock() }
        runs += 1
        if runs == 1 { group.leave() }
    }

    private func runBlock() {
        guard let thread = SimulatedThread.current else { return block() }
        threads.append(thread)
        block()
        threads.removeAll { $0 === thread }
    }

    /// Keeps the block from running, if it has not begun.
    public func cancel() { isCancelled = true }

    /// Waits until the item is over.
    public func wait() {
        beginWait()
        group.wait(on: self)
        use = .over
    }

    /// Waits until the item is over, or until `timeout`.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(until: timeout.reading) }

    /// Waits until the item is over, or for the time that it is now until the wall clock shows `wallTimeout`.
    public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { wait(until: wallTimeout.reading) }

    private func wait(until reading: ClockReading) -> DispatchTimeoutResult {
        beginWait()
        let result = group.wait(until: reading, on: self)
        use = result == .success ? .over : .none
        return result
    }

    private func beginWait() {
        if runs > 1 { refuseReuse("waited for") }
        guard case .none = use else {
            DispatchMisuse.end(
                "A block object may not be waited for more than once", rule: DispatchRules.itemReuse)
        }
        use = .underWay
    }

    private func refuseReuse(_ use: String) -> Never {
        DispatchMisuse.end(
            "A block object may not be both run more than once and \(use)", rule: DispatchRules.itemReuse)
    }

    /// Runs `execute` on `queue` when the item is over.
    @preconcurrency
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute: @escaping @Sendable () -> Void
    ) {
        if runs > 1 { refuseReuse("observed") }
        group.follow(on: queue) { execute() }
    }

    /// Runs another item on `queue` when this one is over.
    public func notify(queue: DispatchQueue, execute workItem: DispatchWorkItem) {
        if runs > 1 { refuseReuse("observed") }
        group.follow(on: queue) { workItem.run() }
    }
}

extension DispatchWorkItem: WaitTarget {
    public var waitDescription: String { "a DispatchWorkItem" }
    /// The thread that runs it; before that, the one that keeps its queue from getting to it.
    public var holder: SimulatedThread? { threads.first ?? job?.holder }
}

extension DispatchWorkItem: ClosureOwner {
    /// Lets go of the block: the launch is over.
    public func releaseClosures() { block = {} }
}
