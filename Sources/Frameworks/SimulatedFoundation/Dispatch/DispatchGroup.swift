import BackgroundRuntime

/// Work of several places that is waited for together.
public final class DispatchGroup: @unchecked Sendable {
    private var count = 0
    private let waiters = WaiterList()
    private var followers: [(queue: DispatchQueue, work: @Sendable () -> Void)] = []

    /// A group with no work in it.
    public init() {}

    /// One more piece of work has begun.
    public func enter() { count += 1 }

    /// One piece of work is over. Stops when more leave than entered, as Dispatch does.
    public func leave() {
        precondition(count > 0, "unbalanced call to DispatchGroup.leave()")
        count -= 1
        guard count == 0 else { return }
        let following = followers
        followers = []
        waiters.serveAll()
        for follower in following { follower.queue.submit(follower.work) }
    }

    /// Waits until all work is over.
    public func wait() {
        if count > 0 { waiters.wait(on: self) }
    }

    /// Waits until all work is over, or until `timeout`.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        count > 0 ? waiters.wait(on: self, until: timeout, for: "DispatchGroup") : .success
    }

    /// Runs `execute` on `queue` when all work is over.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute: @escaping @Sendable () -> Void
    ) {
        count == 0 ? queue.submit(execute) : followers.append((queue, execute))
    }

    /// Runs an item on `queue` when all work is over.
    public func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }
}

extension DispatchGroup: WaitTarget {
    public var waitDescription: String { "a DispatchGroup with \(count) entered" }
    public var holder: SimulatedThread? { nil }
}
