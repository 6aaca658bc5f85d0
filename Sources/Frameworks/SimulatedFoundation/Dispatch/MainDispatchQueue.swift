import BackgroundRuntime

/// `DispatchQueue.main`: the app's main thread as a queue.
///
/// Its blocks are isolated to the `MainActor` of this module. The compiler gives a closure after
/// `DispatchQueue.main.async` the standard main actor, by name, when `async` is a method; so here `async` and its
/// relatives are values that are called.
public final class MainDispatchQueue: DispatchQueue, @unchecked Sendable {
    init(of runtime: DispatchRuntime) {
        // The main thread of an app runs with the highest class from its launch (`qos_class_main()`).
        super.init(
            "com.apple.main-thread", .main, lane: QueueLane(isSerial: true), qos: .userInteractive, target: nil,
            of: runtime)
    }

    /// Runs a block on the main thread as soon as it is free: `DispatchQueue.main.async { ... }`.
    public var async: Async { Async(queue: self) }

    /// Runs a block on the main thread at a deadline: `DispatchQueue.main.asyncAfter(deadline: .now() + 5) { ... }`.
    public var asyncAfter: AsyncAfter { AsyncAfter(queue: self) }

    /// Runs a block on the main thread and waits for it: `DispatchQueue.main.sync { ... }`.
    public var sync: Sync { Sync(queue: self) }

    /// Runs a block on the main thread and waits for it, as ``sync`` does.
    public var asyncAndWait: Sync { Sync(queue: self) }

    public struct Async {
        let queue: MainDispatchQueue

        /// Runs `work` on the main thread as soon as it is free.
        ///
        /// - Parameters:
        ///   - group: the group it is part of.
        ///   - qos: without effect: there is one main thread.
        ///   - flags: without effect: the main queue is serial.
        ///   - work: the block.
        @preconcurrency
        public func callAsFunction(
            group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
            execute work: @escaping @MainActor @Sendable () -> Void
        ) {
            queue.submit(in: group, flags: flags) { MainActor.assumeIsolated(work) }
        }

        /// Runs an item on the main thread as soon as it is free.
        public func callAsFunction(execute workItem: DispatchWorkItem) { queue.submit(workItem) }

        /// Runs an item on the main thread as part of a group.
        public func callAsFunction(group: DispatchGroup, execute workItem: DispatchWorkItem) {
            queue.submit(workItem, in: group)
        }
    }

    public struct AsyncAfter {
        let queue: MainDispatchQueue

        /// Runs `work` on the main thread at `deadline`, or later when the app is suspended then.
        @preconcurrency
        public func callAsFunction(
            deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
            execute work: @escaping @MainActor @Sendable () -> Void
        ) {
            queue.submit(at: deadline.reading, flags: flags) { MainActor.assumeIsolated(work) }
        }

        /// Runs `work` on the main thread when the wall clock shows `wallDeadline`, or later when the app is suspended.
        @preconcurrency
        public func callAsFunction(
            wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
            execute work: @escaping @MainActor @Sendable () -> Void
        ) {
            queue.submit(at: wallDeadline.reading, flags: flags) { MainActor.assumeIsolated(work) }
        }

        /// Runs an item on the main thread at `deadline`, or later when the app is suspended then.
        public func callAsFunction(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
            queue.submit(workItem, at: deadline.reading)
        }

        /// Runs an item on the main thread when the wall clock shows `wallDeadline`.
        public func callAsFunction(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
            queue.submit(workItem, at: wallDeadline.reading)
        }
    }

    public struct Sync {
        let queue: MainDispatchQueue

        /// Runs `work` on the main thread and waits for it. From the main thread itself it ends the app
        /// (`gcd.sync.own-queue`).
        public func callAsFunction<Result: Sendable, Failure: Error>(
            flags: DispatchWorkItemFlags = [], execute work: @MainActor () throws(Failure) -> Result
        ) throws(Failure) -> Result {
            try queue.runAndWait(flags: flags, isAsync: false) { () throws(Failure) -> Result in
                try MainActor.assumeIsolated {
                    Swift.Result { () throws(Failure) -> Result in try work() }
                }.get()
            }
        }

        /// Runs an item on the main thread and waits for it.
        public func callAsFunction(execute workItem: DispatchWorkItem) {
            queue.runAndWait(flags: [], isAsync: false) { workItem.run() }
        }
    }
}
