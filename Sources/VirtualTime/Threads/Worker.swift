import Dispatch
import Foundation
import Synchronization
import VigilProgramImage

/// An operating-system thread that leads a simulation, or waits to.
///
/// A worker runs the loop of a simulation. When a turn blocks, its worker parks in the middle of the turn and another
/// worker takes the lead. When the turn may go on, the leader hands the lead back and becomes a spare.
///
/// Unchecked: the lead goes from one worker to the next, which waits for it; what others see meanwhile is atomic.
final class Worker: @unchecked Sendable {
    /// What a parked worker is woken for.
    enum Verdict {
        /// Lead this simulation, or go on with the turn that blocked.
        case proceed
        /// The turn belongs to a process that died: never return to it.
        case die
        /// Nothing to do any more: end the thread.
        case retire
        /// Stay parked, but say where in the app's code.
        case tellPlace
    }

    private let gate = DispatchSemaphore(value: 0)
    private var verdict = Verdict.proceed
    /// What this worker leads; it does not own it, because the frames of a turn that never goes on are never released.
    var simulation: Simulation? {
        get { unmanagedSimulation?.takeUnretainedValue() }
        set { unmanagedSimulation = newValue.map(Unmanaged.passUnretained) }
    }
    /// The same for what asks all the time, and retains nothing for it.
    @exclusivity(unchecked) private(set) var unmanagedSimulation: Unmanaged<Simulation>?
    /// The simulated thread whose turn runs, or is blocked, on this worker.
    var thread: SimulatedThread? {
        get { unmanagedThread?.takeUnretainedValue() }
        set { unmanagedThread = newValue.map(Unmanaged.passUnretained) }
    }
    /// The same for what asks at each change of actors, and retains nothing for it.
    @exclusivity(unchecked) private(set) var unmanagedThread: Unmanaged<SimulatedThread>? {
        didSet { MachineCalls.contextDidChange() }
    }
    /// Whose code the running event resumes, where no turn runs. Whoever resumes it has it.
    @exclusivity(unchecked) unowned(unsafe) var resumedOwner: (any ThreadOwner)? {
        didSet { MachineCalls.contextDidChange() }
    }
    /// Whether the job that the running event enqueues next is a turn of the main thread.
    @exclusivity(unchecked) var sendsNextJobToMain = false
    /// The simulated thread whose turn is blocked on this worker; nil while none is.
    unowned(unsafe) var blockedThread: SimulatedThread?
    private(set) var handle = pthread_t()
    /// What counts the processor time of that thread.
    private(set) var clock = clockid_t()
    /// Where signal handlers run; nil where the program's end is not watched.
    private var stackOfHandlers: UnsafeMutableRawPointer?
    /// The thread of the C library that stands for the worker's own.
    private(set) var borrower: ForeignThread?
    private var place: CodePlace?
    private let hasTold = DispatchSemaphore(value: 0)
    /// Where the worker stands among the blocked ones of its simulation.
    var blockedIndex = 0

    /// The worker of the calling operating-system thread; nil on any other thread.
    static var current: Worker? { unmanaged?.takeUnretainedValue() }

    /// The same for what asks at each turn, and retains nothing for it.
    static var unmanaged: Unmanaged<Worker>? { pthread_getspecific(key).map { Unmanaged.fromOpaque($0) } }

    /// Lets this worker, which has no operating-system thread of its own, stand for the calling one.
    func standForCaller(of simulation: Simulation) {
        self.simulation = simulation
        takeThread()
    }

    /// Lets this worker be the calling thread's while `body` leads a simulation on it. The calling thread may be a worker of
    /// another simulation.
    func standIn<Result>(_ body: () -> Result) -> Result {
        let outer = pthread_getspecific(Worker.key)
        Worker.setCurrent(Unmanaged.passUnretained(self).toOpaque())
        defer { Worker.setCurrent(outer) }
        return body()
    }

    private static func setCurrent(_ pointer: UnsafeMutableRawPointer?) {
        pthread_setspecific(key, pointer)
        MachineCalls.contextDidChange()
    }

    /// The threads of the computer that are, or were, a worker's.
    private static let numbers = Mutex<Set<Int32>>([])

    /// Whether a thread of the computer plays simulated ones.
    static func isWorker(_ number: Int32) -> Bool { numbers.withLock { $0.contains(number) } }

    /// The calling thread is the worker's, and can be stopped.
    private func takeThread() {
        handle = pthread_self()
        pthread_getcpuclockid(handle, &clock)
        Worker.numbers.withLock { _ = $0.insert(machineNumber) }
        EndedThreads.remove(machineNumber)
        ThreadStop.allow()
    }

    /// Whether the calling thread runs code of a process, or an event that resumes some. Each change to the main actor asks,
    /// so nothing is retained for it.
    static var isSimulated: Bool {
        guard let unmanaged else { return false }
        return unmanaged._withUnsafeGuaranteedRef { worker in
            if worker.resumedOwner != nil { return true }
            return worker.unmanagedThread?._withUnsafeGuaranteedRef { $0.owner != nil } ?? false
        }
    }

    /// The destructor releases the worker when its thread ends, also when it ends in the middle of a turn.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { pointer in
            #if canImport(Darwin)
                Worker.threadEnds(pointer)
            #else
                pointer.map(Worker.threadEnds)
            #endif
        }
        precondition(status == 0, "no key for thread-specific data is left")
        return key
    }()

    /// The calling thread ends, and stood for a worker.
    private static func threadEnds(_ pointer: UnsafeMutableRawPointer) {
        let worker = Unmanaged<Worker>.fromOpaque(pointer)
        let isKept = worker._withUnsafeGuaranteedRef { worker in
            guard worker.borrower?.keepsWorker() != true else { return true }
            worker.stackOfHandlers.map(AbruptEnd.takeStack)
            numbers.withLock { _ = $0.remove(worker.machineNumber) }
            worker.borrower?.leave()
            return false
        }
        if isKept { setCurrent(pointer) } else { worker.release() }
    }

    /// Stack of a worker, in bytes: what iOS gives the main thread of an app.
    private static let stackSize = 1 << 20

    /// Starts the operating-system thread, parked.
    func start() {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, Worker.stackSize)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        defer { pthread_attr_destroy(&attributes) }
        #if canImport(Darwin)
            var handle: pthread_t?
        #else
            var handle = pthread_t()
        #endif
        let status = MachineCalls.exempting {
            pthread_create(&handle, &attributes, Worker.main, Unmanaged.passRetained(self).toOpaque())
        }
        precondition(status == 0, "the machine gave no further thread (error \(status)): too many blocked turns")
    }

    #if canImport(Darwin)
        private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { work($0) }
    #else
        private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { work($0) }
    #endif

    private static func work(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let pointer else { return nil }
        setCurrent(pointer)
        let worker = Unmanaged<Worker>.fromOpaque(pointer).takeUnretainedValue()
        worker.takeThread()
        worker.stackOfHandlers = AbruptEnd.giveStack()
        while worker.park() { worker.simulation?.turns.lead(on: worker) }
        return nil
    }

    /// Whether the turn on this worker must never go on.
    var isDoomed: Bool { if case .die = verdict { true } else { false } }

    /// Wakes a parked worker.
    func signal(_ verdict: Verdict) {
        self.verdict = verdict
        // Before it is over: what it holds may be needed at once.
        if isDoomed { EndedThreads.add(machineNumber) }
        gate.signal()
    }

    /// Waits for a signal; false when the worker retires. A verdict to die does not return.
    func park() -> Bool {
        while true {
            MachineCalls.exempting { gate.wait() }
            switch verdict {
            case .proceed: return true
            case .retire: return false
            case .die: Worker.endThread()
            case .tellPlace:
                place = CodePlace.current()
                hasTold.signal()
            }
        }
    }

    /// Where in the app's code the turn on this worker stands. Called by the leader; a worker that is parked is woken for
    /// the answer.
    func askForPlace() -> CodePlace? {
        guard self !== Worker.current else { return CodePlace.current() }
        signal(.tellPlace)
        MachineCalls.exempting { hasTold.wait() }
        return place
    }

    /// Ends the calling thread where it stands. Nothing of the turn's code runs again, no `defer` either; what its
    /// frames hold is not released, which is the price of never continuing dead code.
    static func endThread() -> Never {
        if let current {
            EndedThreads.add(current.machineNumber)
            current.borrower?.endsInTheMiddle()
        }
        pthread_exit(nil)
    }
}

// Threads of the C library.

extension Simulation {
    /// Whether a thread of the computer plays simulated ones.
    package func isSimulated(_ number: Int32) -> Bool { Worker.isWorker(number) }

    /// Whether a thread of the computer waits in the middle of a turn of this simulation.
    package func isBlocked(_ number: Int32) -> Bool { turns.blocked.contains { $0.machineNumber == number } }

    /// The thread of the C library with a number, as a simulated one; nil for another. Those play one simulated thread for
    /// good, while what another keeps may have been left there by a turn of any.
    package func foreignThread(_ number: Int32) -> SimulatedThread? {
        if let current = Worker.current, current.isForeign(number) { return current.thread }
        return turns.blocked.first { $0.isForeign(number) }?.blockedThread
    }
}

extension Worker {
    /// The number of the worker's thread in the computer, which the identity of its clock contains.
    fileprivate var machineNumber: Int32 { ~(clock >> 3) }

    fileprivate func isForeign(_ number: Int32) -> Bool { borrower != nil && machineNumber == number }

    /// What a worker has of its own thread while another stands for it.
    struct Lent {
        fileprivate let handle: pthread_t
        fileprivate let clock: clockid_t
        fileprivate let stackOfHandlers: UnsafeMutableRawPointer?
    }

    /// The calling thread stands for the worker's own from now on.
    func lend(to borrower: ForeignThread) -> Lent {
        let lent = Lent(handle: handle, clock: clock, stackOfHandlers: stackOfHandlers)
        Worker.setCurrent(Unmanaged.passRetained(self).toOpaque())
        (self.borrower, stackOfHandlers) = (borrower, AbruptEnd.giveStack())
        takeThread()
        simulation?.turns.watch.lead(self)
        return lent
    }

    /// The calling thread, which ends, does not stand for the worker's own any more.
    func endLoan(_ lent: Lent) {
        (borrower, handle, clock, stackOfHandlers) = (nil, lent.handle, lent.clock, lent.stackOfHandlers)
    }

    /// The worker's own thread goes on.
    func takeBack() { simulation?.turns.watch.lead(self) }
}
