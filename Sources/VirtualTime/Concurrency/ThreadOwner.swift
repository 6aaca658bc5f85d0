import VigilProgramImage

/// Whoever simulated threads belong to: a process. It takes the jobs of Swift concurrency that their code enqueues.
public protocol ThreadOwner: AnyObject {
    /// The thread of the main actor.
    var mainThread: SimulatedThread { get }

    /// Runs `body` as a turn on a thread of the cooperative pool, which serves everything without a thread of its own.
    func submitToPool(priority: UInt8, _ body: @escaping () -> Void)

    /// Whether work waits for a thread of a pool that has no free one, nor may make more.
    var isShortOfThreads: Bool { get }

    /// Whether work waits that cannot begin before `thread` goes on.
    func hasWork(behind thread: SimulatedThread) -> Bool

    /// Performs `action` at `deadline` of `clock`, outside any turn. While the owner's threads are held it waits.
    ///
    /// - Returns: what keeps the wait; it can be cancelled.
    func wait(until deadline: VirtualInstant, clock: TimerClock, then action: @escaping () -> Void) -> any SleepHandle

    /// Whose tasks are the owner's.
    var identity: TaskIdentity { get }

    /// Code of the owner used a clock of the machine; the deadline was taken over, but is not exact.
    func noteMachineClock()

    /// Something outside the simulation resumed a task of the owner, at an instant that no two runs agree on.
    ///
    /// - Parameters:
    ///   - place: where in the program, if that is known.
    ///   - isByProcess: whether code of another simulated process did it, with which the owner then shares a static.
    func noteResumptionFromOutside(at place: CodePlace?, isByProcess: Bool)
}

/// A sleep under way.
public protocol SleepHandle: AnyObject {
    /// Ends the sleep without its action.
    func cancel()
}

/// Which simulated process the code on the calling thread of the machine belongs to.
public enum SimulatedContext {
    /// The owner of the running turn, or whoever the running event resumes; nil outside any simulation.
    public static var owner: (any ThreadOwner)? {
        Worker.unmanaged?._withUnsafeGuaranteedRef { worker in
            worker.unmanagedThread?._withUnsafeGuaranteedRef { $0.owner } ?? worker.resumedOwner
        }
    }

    /// The time of the simulation that the calling thread runs; nil outside any. It retains nothing.
    package static var now: VirtualInstant? {
        Worker.unmanaged?._withUnsafeGuaranteedRef { worker in
            worker.unmanagedSimulation?._withUnsafeGuaranteedRef { $0.now }
        }
    }

    /// Performs `action`, an event that resumes code of `owner`: jobs that it enqueues go to that owner.
    public static func resuming(_ owner: any ThreadOwner, _ action: () -> Void) {
        guard let worker = Worker.unmanaged else {
            preconditionFailure("code of a process was resumed outside its simulation")
        }
        let outer = worker._withUnsafeGuaranteedRef { worker in
            defer { worker.resumedOwner = owner }
            return worker.resumedOwner
        }
        action()
        worker._withUnsafeGuaranteedRef { $0.resumedOwner = outer }
    }

    /// Whether the calling thread runs code of a process, or an event that resumes some. Asked at each change to the main
    /// actor: it retains nothing.
    package static var isSimulated: Bool { Worker.isSimulated }

    /// Whether the calling thread belongs to a simulation that runs, and which simulated thread's turn runs on it.
    package static var isInRun: Bool { Worker.current != nil }

    /// Performs `resume` in an event, which resumes a task of the main actor: the runtime resumes each task first where no actor
    /// is, from where it would change to the main actor. Its job is a turn of the main thread from the beginning.
    public static func resumingOnMainThread(_ resume: () -> Void) {
        let worker = Worker.unmanaged
        worker?._withUnsafeGuaranteedRef { $0.sendsNextJobToMain = $0.unmanagedThread == nil }
        resume()
        worker?._withUnsafeGuaranteedRef { $0.sendsNextJobToMain = false }
    }

    /// Whether the job that is enqueued now is that of a task of the main actor; true once for each
    /// ``resumingOnMainThread(_:)``.
    package static func sendsJobToMainThread() -> Bool {
        Worker.unmanaged?._withUnsafeGuaranteedRef { worker in
            defer { worker.sendsNextJobToMain = false }
            return worker.sendsNextJobToMain
        } ?? false
    }
}

extension ThreadOwner {
    /// Without queues of its own, an owner has only the turns of the thread itself.
    public func hasWork(behind thread: SimulatedThread) -> Bool { thread.waitingTurns > 0 }
}
