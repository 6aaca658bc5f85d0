// `SchedulingExecutor` is an interface of the concurrency library for its own use: `Task.sleep` and the clocks of the
// standard library ask for it. A conformance must not be public. `RuntimeInterfaces` checks it.
@_spi(ExperimentalScheduling) import _Concurrency

/// Where the jobs of simulated processes run: one executor for all pools, one for all main threads. Which process a job
/// belongs to follows from the code that enqueues it.
public enum SimulatedExecutors {
    static let pool = PoolExecutor()
    static let main = MainThreadExecutor()

    /// The executor of a main actor whose jobs are turns on the main thread of the process that runs.
    public static var mainThread: UnownedSerialExecutor { UnownedSerialExecutor(ordinary: main) }

    /// Whether the calling code runs on the main thread of its process; outside any, on that of the machine.
    public static var isOnMainThread: Bool {
        guard let worker = Worker.current else { return MachineMainThread.isCurrent }
        guard let thread = worker.thread else { return false }
        return thread.owner?.mainThread === thread
    }

    /// Runs a job as a turn of the process that it belongs to; false where it belongs to none.
    static func takeForPool(_ job: UnownedJob) -> Bool {
        take(job) { job, owner in pool.submit(job, to: owner) }
    }

    /// Runs a job of the main actor as a turn of the process that it belongs to; false where it belongs to none.
    static func takeForMain(_ job: UnownedJob) -> Bool {
        take(job) { job, owner in main.submit(job, to: owner) }
    }

    // Inlined, it crashes the compiler in release builds (Swift 6.3.1, pass LoadableByAddress).
    @inline(never)
    private static func take(
        _ job: UnownedJob, _ submit: @escaping @Sendable (UnownedJob, any ThreadOwner) -> Void
    ) -> Bool {
        switch JobRoute(job) {
        case .own(let owner): submit(job, owner)
        case .fromOutside(let owner):
            let place = CodePlace.current()
            nonisolated(unsafe) let process = owner
            owner.mainThread.simulation.deliverFromOutside {
                process.noteResumptionFromOutside(at: place)
                submit(job, process)
            }
        case .dropped: break
        case .machine: return false
        }
        return true
    }
}

/// Runs jobs on the cooperative pool of their process.
final class PoolExecutor: TaskExecutor, SchedulingExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if !SimulatedExecutors.takeForPool(job) { globalConcurrentExecutor.enqueue(job) }
    }

    func submit(_ job: UnownedJob, to owner: any ThreadOwner) {
        owner.submitToPool(priority: job.priority.rawValue) { [self] in
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        let job = UnownedJob(job)
        guard let owner = SimulatedContext.owner else { preconditionFailure("a job sleeps outside any simulation") }
        MachineDeadline.wait(for: delay, on: clock, of: owner) { [self] in submit(job, to: owner) }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
        enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
    }
}

/// Runs jobs on the main thread of their process; outside any process, on the machine's main actor.
final class MainThreadExecutor: SerialExecutor, SchedulingExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if !SimulatedExecutors.takeForMain(job) { MachineMainThread.run(job, on: self) }
    }

    func submit(_ job: UnownedJob, to owner: any ThreadOwner) {
        owner.mainThread.enqueue { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
    }

    func isIsolatingCurrentContext() -> Bool? { SimulatedExecutors.isOnMainThread }

    func checkIsolated() {
        precondition(SimulatedExecutors.isOnMainThread, "code of the main actor runs off the app's main thread")
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        let job = UnownedJob(job)
        guard let owner = SimulatedContext.owner else { return MachineMainThread.run(job, on: self, after: delay) }
        MachineDeadline.wait(for: delay, on: clock, of: owner) { [self] in submit(job, to: owner) }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
        enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
    }
}
