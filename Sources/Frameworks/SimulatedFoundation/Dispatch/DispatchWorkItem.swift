/// A block that can be cancelled until it begins, waited for, and followed by another.
public final class DispatchWorkItem: @unchecked Sendable {
    /// Whether it was cancelled. A block that runs has to look.
    public private(set) var isCancelled = false
    private let block: @Sendable () -> Void
    private let group = DispatchGroup()
    private var isDone = false

    /// An item that runs `block`.
    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping @Sendable () -> Void
    ) {
        self.block = block
        group.enter()
    }

    /// Runs the block now, on the calling thread. A cancelled item does nothing.
    public func perform() {
        if !isCancelled { block() }
        guard !isDone else { return }
        isDone = true
        group.leave()
    }

    /// Keeps the block from running, if it has not begun.
    public func cancel() { isCancelled = true }

    /// Waits until the item is over.
    public func wait() { group.wait() }

    /// Waits until the item is over, or until `timeout`.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { group.wait(timeout: timeout) }

    /// Runs `execute` on `queue` when the item is over.
    public func notify(queue: DispatchQueue, execute: @escaping @Sendable () -> Void) {
        group.notify(queue: queue, execute: execute)
    }
}

extension DispatchQueue {
    /// Runs an item as soon as the queue gets to it.
    public func async(execute workItem: DispatchWorkItem) { submit { workItem.perform() } }

    /// Runs an item at `deadline`, or later when the app is suspended then.
    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        submit({ workItem.perform() }, at: deadline)
    }

    /// Runs a block as part of a group.
    public func async(
        group: DispatchGroup, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
    ) {
        group.enter()
        submit {
            work()
            group.leave()
        }
    }
}

extension MainDispatchQueue.Async {
    /// Runs an item on the main thread as soon as it is free.
    public func callAsFunction(execute workItem: DispatchWorkItem) { queue.submit { workItem.perform() } }

    /// Runs a block on the main thread as part of a group.
    public func callAsFunction(group: DispatchGroup, execute work: @escaping @MainActor @Sendable () -> Void) {
        group.enter()
        queue.submit {
            MainActor.assumeIsolated(work)
            group.leave()
        }
    }
}

extension MainDispatchQueue.AsyncAfter {
    /// Runs an item on the main thread at `deadline`, or later when the app is suspended then.
    public func callAsFunction(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        queue.submit({ workItem.perform() }, at: deadline)
    }
}
