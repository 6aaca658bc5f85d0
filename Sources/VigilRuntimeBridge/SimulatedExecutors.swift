import VigilProgramImage
import VirtualTime
// `SchedulingExecutor` is an interface of the concurrency library for its own use: `Task.sleep` and the clocks of the
// standard library ask for it. A conformance must not be public. `RuntimeInterface` checks it.
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Where the jobs of simulated processes run: one executor for all pools, one for all main threads. Which process a job
/// belongs to follows from the code that enqueues it.
public enum SimulatedExecutors {
    static let pool = PoolExecutor()
    static let main = MainThreadExecutor()

    /// The executor of a main actor whose jobs are turns on the main thread of the process that runs. Each change of actors
    /// asks for it.
    public static let mainThread = UnownedSerialExecutor(ordinary: main)

    /// The executor of what belongs to no actor: the pool of the process that runs; outside any, that of the machine.
    public static var concurrent: any TaskExecutor { pool }

    /// Whether the calling code runs on the main thread of its process; outside any, on that of the machine.
    public static var isOnMainThread: Bool {
        guard SimulatedContext.isInRun else { return MachineMainThread.isCurrent }
        guard let thread = SimulatedThread.current else { return false }
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

    /// Hands a job to `submit`, with the process that it belongs to, while that process's simulation runs.
    ///
    /// Inlined, it crashes the compiler in release builds (Swift 6.3.1, pass LoadableByAddress).
    ///
    /// - Returns: false where it belongs to none; then nothing is done with it.
    @inline(never)
    public static func take(
        _ job: UnownedJob, _ submit: @escaping @Sendable (UnownedJob, any ThreadOwner) -> Void
    ) -> Bool {
        switch JobRoute(job) {
        case .own(let owner): submit(job, owner)
        case .fromOutside(let owner):
            let (place, isByProcess) = (Simulation.placeOfCaller(), SimulatedContext.owner != nil)
            nonisolated(unsafe) let process = owner
            owner.mainThread.simulation.deliverFromOutside {
                process.noteResumptionFromOutside(at: place, isByProcess: isByProcess)
                submit(job, process)
            }
        case .dropped: break
        case .machine: return false
        }
        return true
    }
}

/// Runs jobs on the cooperative pool of their process; outside any process, on the machine's.
///
/// It is the default executor of the program: sleeps of the standard library ask that one wherever the executor that
/// they are on cannot wait, as an actor cannot. It has no state, and must have none: it takes its place while other
/// threads of the program may be reading there.
final class PoolExecutor: TaskExecutor, SchedulingExecutor {
    /// What the runtime takes for "on no actor", as the machine's own executor does: code that belongs to no actor then
    /// goes on in the same turn.
    private static var none: UnownedSerialExecutor { unsafeBitCast((0, 0), to: UnownedSerialExecutor.self) }

    private static let machine = PlatformExecutorFactory.defaultExecutor

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if SimulatedContext.sendsJobToMainThread(), let owner = SimulatedContext.owner {
            return SimulatedExecutors.main.submit(job, to: owner)
        }
        if !SimulatedExecutors.takeForPool(job) { PoolExecutor.machine.enqueue(job) }
    }

    func submit(_ job: UnownedJob, to owner: any ThreadOwner) {
        owner.submitToPool(priority: job.priority.rawValue) { job.runSynchronously(on: PoolExecutor.none) }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        guard let owner = SimulatedContext.owner else {
            return PoolExecutor.waiting.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
        }
        let job = UnownedJob(job)
        // What waits here is the wake-up of a sleep, which resumes its task and runs no code of the app: it is part of the
        // event. A turn of its own would put the task behind others that are due at the same instant.
        MachineDeadline.wait(for: delay, on: clock, of: owner) { job.runSynchronously(on: PoolExecutor.none) }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
        guard SimulatedContext.owner != nil else {
            return PoolExecutor.waiting.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
        }
        enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
    }

    private static var waiting: any SchedulingExecutor {
        guard let executor = machine as? any SchedulingExecutor else {
            preconditionFailure("the executor of the machine cannot wait")
        }
        return executor
    }
}

/// The executors of the program: ours for what belongs to no actor, that of the machine for its main thread.
enum ProgramExecutors: ExecutorFactory {
    static var mainExecutor: any MainExecutor { PlatformExecutorFactory.mainExecutor }
    static var defaultExecutor: any TaskExecutor { SimulatedExecutors.pool }
}

/// Runs jobs on the main thread of their process; outside any process, on the machine's main actor.
final class MainThreadExecutor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if !SimulatedExecutors.takeForMain(job) { MachineMainThread.run(job, on: self) }
    }

    func submit(_ job: UnownedJob, to owner: any ThreadOwner) {
        owner.mainThread.enqueue { job.runSynchronously(on: SimulatedExecutors.mainThread) }
    }

    func isIsolatingCurrentContext() -> Bool? { SimulatedExecutors.isOnMainThread }

    func checkIsolated() {
        precondition(SimulatedExecutors.isOnMainThread, "code of the main actor runs off the app's main thread")
    }
}
