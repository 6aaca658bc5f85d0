import BackgroundRuntime

// Blocks that the caller waits for.

extension DispatchQueue {
    /// Runs a block when the queue is free, and returns its result.
    ///
    /// The block runs on the calling thread, as on a phone; only `DispatchQueue.main`, and what targets it, takes it to
    /// the main thread. A call to a serial queue that the calling thread is inside of ends the app
    /// (`gcd.sync.own-queue`).
    @_disfavoredOverload
    public func sync<Result, Failure: Error>(execute work: () throws(Failure) -> Result) throws(Failure) -> Result {
        try runAndWait(flags: [], isAsync: false, work)
    }

    /// Runs a block when the queue is free, or when nothing else runs on it with the flag `barrier`, and returns its
    /// result.
    @_disfavoredOverload
    public func sync<Result, Failure: Error>(
        flags: DispatchWorkItemFlags, execute work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try runAndWait(flags: flags, isAsync: false, work)
    }

    /// Runs an item when the queue is free, and waits for it.
    @_disfavoredOverload
    public func sync(execute workItem: DispatchWorkItem) {
        runAndWait(flags: workItem.isBarrier ? .barrier : [], isAsync: false) { workItem.run() }
    }

    /// Runs a block when the queue is free, and returns its result.
    ///
    /// Unlike `sync(execute:)` it uses the thread that serves the queue, where one does already.
    @_disfavoredOverload
    public func asyncAndWait<Result, Failure: Error>(
        execute work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        SimulatedApp.require(.dispatchQueueAsyncAndWait)
        return try runAndWait(flags: [], isAsync: true, work)
    }

    /// Runs a block with flags when the queue is free, and returns its result.
    @_disfavoredOverload
    public func asyncAndWait<Result, Failure: Error>(
        flags: DispatchWorkItemFlags, execute work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        SimulatedApp.require(.dispatchQueueAsyncAndWait)
        return try runAndWait(flags: flags, isAsync: true, work)
    }

    /// Runs an item when the queue is free, and waits for it.
    @_disfavoredOverload
    public func asyncAndWait(execute workItem: DispatchWorkItem) {
        SimulatedApp.require(.dispatchQueueAsyncAndWait)
        runAndWait(flags: workItem.isBarrier ? .barrier : [], isAsync: true) { workItem.run() }
    }

    func runAndWait<Result, Failure: Error>(
        flags: DispatchWorkItemFlags, isAsync: Bool, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var outcome: Swift.Result<Result, Failure>?
        withoutActuallyEscaping(work) { work in
            wait(isBarrier: flags.contains(.barrier), isAsync: isAsync) { outcome = Swift.Result(catching: work) }
        }
        guard let outcome else { preconditionFailure("a synchronous block was over before it ran") }
        return try outcome.get()
    }

    private func wait(isBarrier: Bool, isAsync: Bool, _ work: @escaping () -> Void) {
        guard let runtime, let thread = SimulatedThread.current else {
            preconditionFailure("DispatchQueue.sync was called outside any simulated app")
        }
        refuseOwnQueue(thread, runtime.process.device.system)
        if isAsync, isServed { return waitForServer(isBarrier: isBarrier, work, of: runtime) }
        let job = DispatchJob(on: self, isBarrier: isBarrier, caller: thread, work: work)
        push(job, of: runtime)
        job.waitForTurn()
        guard job.isGranted else { return }
        runtime.run(job, on: thread)
        _ = finish(job)
    }

    /// Whether a thread serves the queue already.
    private var isServed: Bool { lane.running.contains { $0.caller == nil } }

    private func waitForServer(isBarrier: Bool, _ work: @escaping () -> Void, of runtime: DispatchRuntime) {
        let done = WaitingThreads()
        var isDone = false
        let job = submit(isBarrier: isBarrier) {
            work()
            isDone = true
            done.serveAll()
        }
        if !isDone { done.wait(on: job) }
    }

    private func refuseOwnQueue(_ thread: SimulatedThread, _ system: SystemVersion) {
        guard system >= .iOS(10), chain.contains(where: { $0.isOwned(by: thread) }) else { return }
        DispatchMisuse.end(
            "dispatch_sync called on queue already owned by current thread", rule: DispatchRules.syncOwnQueue)
    }
}
