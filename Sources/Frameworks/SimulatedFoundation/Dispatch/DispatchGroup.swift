import BackgroundRuntime

/// Work of several places that is waited for together.
public final class DispatchGroup: @unchecked Sendable {
    private var count = 0
    private let waiters = WaitingThreads()
    private var followers: [(queue: DispatchQueue, work: () -> Void)] = []

    /// A group with no work in it.
    public init() {}

    /// One more piece of work has begun.
    public func enter() { count += 1 }

    /// One piece of work is over. One more than entered ends the app (`gcd.group.balance`).
    public func leave() {
        guard count > 0 else {
            DispatchMisuse.end("Unbalanced call to dispatch_group_leave()", rule: DispatchRules.groupBalance)
        }
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
        wait(until: timeout.reading, on: self)
    }

    /// Waits until all work is over, or for the time that it is now until the wall clock shows `wallTimeout`.
    ///
    /// As in libdispatch the wait itself counts uptime: a clock that is set meanwhile does not move its end.
    public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
        wait(until: wallTimeout.reading, on: self)
    }

    func wait(until reading: ClockReading, on target: any WaitTarget) -> DispatchTimeoutResult {
        count > 0 ? waiters.wait(on: target, until: reading, for: "DispatchGroup") : .success
    }

    func wait(on target: any WaitTarget) {
        if count > 0 { waiters.wait(on: target) }
    }

    /// Runs `execute` on `queue` when all work is over.
    @preconcurrency
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute: @escaping @Sendable () -> Void
    ) {
        follow(on: queue) { execute() }
    }

    /// Runs an item on `queue` when all work is over.
    public func notify(queue: DispatchQueue, work: DispatchWorkItem) { follow(on: queue) { work.run() } }

    func follow(on queue: DispatchQueue, _ work: @escaping () -> Void) {
        guard count > 0 else { return queue.submit(work) }
        if followers.isEmpty { queue.runtime?.add(self) }
        followers.append((queue, work))
    }
}

extension DispatchGroup: WaitTarget {
    public var waitDescription: String { "a DispatchGroup with \(count) entered" }
    public var holder: SimulatedThread? { nil }
}

extension DispatchGroup: ClosureOwner {
    /// Forgets what was to follow: the launch is over.
    public func releaseClosures() { followers = [] }
}
