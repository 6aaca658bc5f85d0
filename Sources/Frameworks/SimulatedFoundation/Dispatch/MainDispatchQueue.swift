import BackgroundRuntime

/// `DispatchQueue.main`: the app's main thread as a queue.
///
/// Its blocks are isolated to the ``MainActor`` of this module. The compiler gives a closure after
/// `DispatchQueue.main.async` the standard main actor, by name, when `async` is a method; so here `async` and its
/// relatives are values that are called.
public final class MainDispatchQueue: DispatchQueue, @unchecked Sendable {
    init(of process: AppProcess) {
        super.init("com.apple.main-thread", isConcurrent: false, of: process, threads: [process.mainThread])
    }

    /// Runs a block on the main thread as soon as it is free: `DispatchQueue.main.async { ... }`.
    public var async: Async { Async(queue: self) }

    /// Runs a block on the main thread at a deadline: `DispatchQueue.main.asyncAfter(deadline: .now() + 5) { ... }`.
    public var asyncAfter: AsyncAfter { AsyncAfter(queue: self) }

    /// Runs a block on the main thread and waits for it: `DispatchQueue.main.sync { ... }`.
    public var sync: Sync { Sync(queue: self) }

    /// What `DispatchQueue.main.async` is.
    public struct Async {
        let queue: MainDispatchQueue

        /// Runs `work` on the main thread as soon as it is free.
        public func callAsFunction(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
            execute work: @escaping @MainActor @Sendable () -> Void
        ) {
            queue.submit { MainActor.assumeIsolated(work) }
        }
    }

    /// What `DispatchQueue.main.asyncAfter` is.
    public struct AsyncAfter {
        let queue: MainDispatchQueue

        /// Runs `work` on the main thread at `deadline`, or later when the app is suspended then.
        public func callAsFunction(
            deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
            execute work: @escaping @MainActor @Sendable () -> Void
        ) {
            queue.submit({ MainActor.assumeIsolated(work) }, at: deadline)
        }
    }

    /// What `DispatchQueue.main.sync` is.
    public struct Sync {
        let queue: MainDispatchQueue

        /// Runs `work` on the main thread and waits for it. From the main thread itself it waits for ever.
        public func callAsFunction<Result: Sendable, Failure: Error>(
            execute work: @MainActor () throws(Failure) -> Result
        ) throws(Failure) -> Result {
            try (queue as DispatchQueue).sync { () throws(Failure) -> Result in try MainActor.assumeIsolated(work) }
        }
    }
}
