import CVigilEntries
import CVigilMachineCalls
import Foundation
import Synchronization

/// Tells how the program ends before a run is over: by a signal, as a trap of Swift is one, or through the C library.
///
/// A signal makes the thread that it struck call, as if its code had done so itself, a function that tells and then ends
/// the program by the same signal. That is no place to be careful in: what matters is written before a stack is read.
public enum AbruptEnd {
    /// What is known of an end.
    public struct Account {
        /// What ended the program: `SIGILL`, `a turn that does not end`.
        public let cause: String
        /// Where the code stood.
        public let places: StackPlaces
        /// The guest of the system to blame, where that was known beforehand.
        public let guest: String?

        fileprivate init(_ cause: String, _ places: StackPlaces) {
            (self.cause, self.places, guest) = (cause, places, nil)
        }

        /// An end that somebody decided on.
        ///
        /// - Parameters:
        ///   - cause: what happened, in a few words.
        ///   - place: where; nil where it is not known.
        ///   - guest: the guest to blame, as a sentence calls it; nil where it is an app.
        public init(_ cause: String, at place: CodePlace?, guest: String?) {
            (self.cause, self.guest) = (cause, guest)
            places = StackPlaces(app: place)
        }
    }

    /// Hears how the program ends. Called once without a place, before anything is done that may fail, then with it.
    public typealias Listener = (_ account: Account, _ isLast: Bool) -> Void

    nonisolated(unsafe) private static var listener: Listener?
    /// What goes on without the code that broke, where no run is watched.
    nonisolated(unsafe) private static var fallback: (listener: Listener, process: pid_t)?
    nonisolated(unsafe) private static var signal: Int32 = 0
    /// The thread that began to watch last.
    nonisolated(unsafe) private static var watcher = pthread_t()
    /// What would have been done at each signal otherwise: Swift prints a backtrace.
    nonisolated(unsafe) private static var others: [sigaction] = []
    private static let stackSize = 1 << 16
    /// Seconds of the machine that the reading of a stack may take: it may wait for a lock that the broken code holds.
    private static let patience: UInt32 = 60

    private static let signals = [
        (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGSEGV, "SIGSEGV"), (SIGBUS, "SIGBUS"), (SIGFPE, "SIGFPE"),
        (SIGABRT, "SIGABRT"), (SIGSYS, "SIGSYS"),
    ]

    /// Whether a run is watched.
    package static var isWatched: Bool { listener != nil }

    /// Who hears how this process ends; nobody in a copy of it, of which only a watched run tells.
    private static var hearer: Listener? {
        listener ?? fallback.flatMap { $0.process == vigil_process() ? $0.listener : nil }
    }

    /// The process in which apps run; zero while none is known.
    nonisolated(unsafe) private static var owner: pid_t = 0

    /// Apps run in this process from now on.
    package static func own() { owner = vigil_process() }

    /// Whether this is another process than the one in which apps run: a copy that an app's code has made past the C library, whose
    /// end is nobody's but its own.
    package static var isOfCopy: Bool { owner != 0 && owner != vigil_process() }

    /// Begins to watch. The code that can break the program runs afterwards.
    public static func watch(_ listener: @escaping Listener) {
        (AbruptEnd.listener, isOver) = (listener, false)
        own()
        catchSignals()
        _ = exits
    }

    /// Lets `listener` hear of an end that comes while no run is watched, by a signal or by code that does not end: what runs
    /// tests begins anew there. A process that leaves by an exit of the C library does so as ever.
    package static func listenOutsideRuns(_ listener: @escaping Listener) {
        fallback = (listener, vigil_process())
        catchSignals()
    }

    private static func catchSignals() {
        Diversion.prepare()
        // Nothing is made for the first time in a handler.
        _ = teller.load(ordering: .relaxed)
        // A thread keeps its stack: one that watches a thousand runs, one after the other, needs it once.
        if pthread_equal(watcher, pthread_self()) == 0, giveStack() != nil { watcher = pthread_self() }
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { AbruptEnd.handle($0, $1, $2) }
        action.sa_flags = Int32(bitPattern: UInt32(SA_SIGINFO) | UInt32(SA_ONSTACK))
        guard others.isEmpty else { return }
        release()
        others = signals.map { number, _ in
            var other = sigaction()
            sigaction(number, &action, &other)
            return other
        }
    }

    /// Some programs start others with all signals held back: one that is sent to end this program would wait for ever.
    private static func release() {
        var all = sigset_t()
        sigemptyset(&all)
        for (number, _) in signals { sigaddset(&all, number) }
        sigprocmask(SIG_UNBLOCK, &all, nil)
    }

    /// Ends the watch: the run is over, and nothing is lost any more.
    public static func endWatch() { (listener, isOver) = (nil, true) }

    /// Gives the calling thread a stack on which a handler can run when its own is full; nil where nobody watches.
    package static func giveStack() -> UnsafeMutableRawPointer? {
        guard hearer != nil else { return nil }
        let spare = spareStacks.withLockIfAvailable { $0.popLast() } ?? nil
        guard let memory = spare?.memory ?? newStack() else { return nil }
        var stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: stackSize)
        sigaltstack(&stack, nil)
        return memory
    }

    /// Takes the stack of handlers back from the calling thread.
    package static func takeStack(_ memory: UnsafeMutableRawPointer) {
        var none = stack_t(ss_sp: nil, ss_flags: Int32(SS_DISABLE), ss_size: 0)
        sigaltstack(&none, nil)
        let isKept: Void? = spareStacks.withLockIfAvailable { $0.append(Stack(memory: memory)) }
        if isKept == nil { munmap(memory, stackSize) }
    }

    private static func newStack() -> UnsafeMutableRawPointer? {
        let memory = mmap(nil, stackSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return memory == MAP_FAILED ? nil : memory
    }

    /// Unchecked: the memory is one thread's at a time, which takes it out of a list that is locked.
    private struct Stack: @unchecked Sendable {
        let memory: UnsafeMutableRawPointer
    }

    /// Stacks of threads that have ended: a scenario may end several, and the next one begins as many.
    ///
    /// Nobody waits for them: in a copy of the program that was made while another thread had the lock, that would never
    /// end.
    private static let spareStacks = Mutex<[Stack]>([])

    /// The thread that tells; zero while none does.
    private static let teller = Atomic<pthread_t>(0)

    /// Runs in the signal handler: a second signal ends the program at once. Where no run is watched several tests may run, and
    /// one that breaks while another tells waits for the new beginning.
    private static func handle(
        _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) {
        let isFirst = teller.compareExchange(expected: 0, desired: pthread_self(), ordering: .relaxed).exchanged
        while !isFirst, !isWatched, teller.load(ordering: .relaxed) != pthread_self() { pause() }
        if isWatched || !isFirst { giveSignalsBack() }
        guard hearer != nil, !isOfCopy, let info, let context else { return }
        signal = number
        divert(context.assumingMemoryBound(to: ucontext_t.self), info.pointee)
    }

    private static func giveSignalsBack() {
        for (index, (number, _)) in signals.enumerated() { sigaction(number, &others[index], nil) }
    }

    /// What the thread calls that a signal struck.
    static func tellAndDie() {
        _ = MachineCalls.exempting { alarm(patience) }
        let name = signals.first { $0.0 == signal }?.1 ?? "signal \(signal)"
        tell(name)
        giveSignalsBack()
        raise(signal)
        // Swift's handler comes back, in the belief that the code would fail again.
        Foundation.signal(signal, SIG_DFL)
        raise(signal)
    }

    private static func tell(_ cause: String) {
        guard let hearer else { return }
        // Whatever is printed from here on is none of the app's.
        vigil_exempt_machine_calls(1)
        (listener, fallback) = (nil, nil)
        hearer(Account(cause, StackPlaces()), false)
        hearer(Account(cause, StackPlaces.current()), true)
    }
}

// What ends a program without a signal.
extension AbruptEnd {
    /// What leaves in a way that is not caught below.
    private static let exits: Void = {
        atexit {
            guard AbruptEnd.isWatched, !AbruptEnd.isOfCopy else { return }
            AbruptEnd.tell("exit(_:) of the C library")
            LibraryExit.atOnce.leave(1)
        }
    }()

    /// Ends the app whose code leaves with a status, and does not come back; does nothing where no app's code does.
    nonisolated(unsafe) package static var endApp: ((Int32) -> Void)?
    /// Whether a run was watched and is over: what leaves then is the program.
    nonisolated(unsafe) private static var isOver = false

    /// Whether the program is that of an app, and leaves at once whoever ends it.
    ///
    /// What its libraries and apps have for the end of the process, handlers of `atexit` and destructors of C, is code of
    /// apps that have ended: none of it runs, and none of it can keep the program from ending.
    nonisolated(unsafe) package static var isProgramOfApp = false

    nonisolated(unsafe) private static var lastWords: () -> Void = {}

    /// Lets the program fail where it leaves, whatever the status, and calls `lastWords` before. To be called once.
    package static func failWhenLeaving(_ lastWords: @escaping () -> Void) {
        AbruptEnd.lastWords = lastWords
        atexit {
            AbruptEnd.lastWords()
            fflush(nil)
            vigil_write_coverage()
            LibraryExit.atOnce.leave(1)
        }
    }

    /// Leaves the program; at once, whatever the app's code asked for, while a run is watched: it has not passed.
    fileprivate static func leave(_ way: LibraryExit, _ name: String, _ status: Int32) {
        if isOfCopy { LibraryExit.atOnce.leave(status) }
        if !isOver { endApp?(status) }
        guard isWatched else { leaveProgram(way, status) }
        tell("\(name) of the C library")
        LibraryExit.atOnce.leave(status == 0 ? 1 : status)
    }

    private static func leaveProgram(_ way: LibraryExit, _ status: Int32) -> Never {
        guard isOver || isProgramOfApp else { way.leave(status) }
        fflush(nil)
        vigil_write_coverage()
        LibraryExit.atOnce.leave(status)
    }
}

extension AbruptEnd {
    /// Ends the program over something that no signal tells of.
    ///
    /// - Parameter report: what is written to standard error where nobody listens.
    package static func tell(_ account: Account, andEndWith code: Int32, unheard report: () -> String) -> Never {
        vigil_exempt_machine_calls(1)
        if !isWatched { FileHandle.standardError.write(Data((report() + "\n").utf8)) }
        let hearer = hearer
        (listener, fallback) = (nil, nil)
        hearer?(account, true)
        LibraryExit.atOnce.leave(code)
    }
}

/// A function of the C library that the program's own stands in front of.
private struct LibraryExit {
    private typealias Function = @convention(c) (Int32) -> Void

    static let atOnce = LibraryExit("_exit")
    static let tidy = LibraryExit("exit")

    private let function: Function?

    private init(_ name: String) {
        // RTLD_NEXT, a macro: the next library behind this program.
        function = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: Function.self) }
    }

    func leave(_ status: Int32) -> Never {
        function?(status)
        preconditionFailure("the C library did not end the program")
    }
}

/// Stands in front of the C library's function, to say where the app's code leaves.
@_cdecl("exit")
func leaveTidily(_ status: Int32) { AbruptEnd.leave(.tidy, "exit(_:)", status) }

/// Stands in front of the C library's function: code that leaves through it runs nothing else.
@_cdecl("_exit")
func leaveAtOnce(_ status: Int32) { AbruptEnd.leave(.atOnce, "_exit(_:)", status) }

/// The same under its name in standard C.
@_cdecl("_Exit")
func leaveAtOnceInStandardC(_ status: Int32) { AbruptEnd.leave(.atOnce, "_Exit(_:)", status) }
