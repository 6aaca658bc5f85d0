import CVigilMachineCalls
import CVigilProcessor
import Dispatch
import Foundation

/// Stops a thread whose code does not come to an end, and asks it where it is. The program ends then.
///
/// The thread is taken where that hurts least. At first it is asked to stop by itself, which it does when its code calls
/// ``stopHere()``, where nothing is under way. One that never does is taken by a signal: in the program's own code, after
/// some time in the libraries of the machine, at last wherever it stands. A lock that it holds there may keep it from
/// answering: then its place is not known.
package enum ThreadStop {
    /// The signal: programs seldom use it, and ignore it by default.
    private static let signal = SIGURG
    /// How often a thread is looked at in hope of each kind of code.
    private static let looksPerKind = 2_000
    /// How often a thread is asked to show itself. It does so when the machine lets it run: rarely on a busy one.
    private static let attempts = 30_000

    /// How long the place of a stopped thread is waited for, in seconds of real time: the first look at a stack reads the
    /// line tables of the whole program.
    package static let patience = 60

    /// A thread, and what it says of itself once it is stopped.
    ///
    /// Unchecked: who asks reads the answer only behind the semaphore that follows it.
    package final class Target: @unchecked Sendable {
        let thread: pthread_t
        let isCurrent: () -> Bool
        let isUnderWay: () -> Bool
        var answer = StackPlaces()
        let answered = DispatchSemaphore(value: 0)

        /// A thread to be stopped.
        ///
        /// - Parameters:
        ///   - isCurrent: whether the calling thread is the one. Asked in the signal handler: it takes no lock.
        ///   - isUnderWay: whether its code has not come to an end after all. Asked in the signal handler too.
        package init(
            _ thread: pthread_t, isCurrent: @escaping () -> Bool, isUnderWay: @escaping () -> Bool
        ) {
            (self.thread, self.isCurrent, self.isUnderWay) = (thread, isCurrent, isUnderWay)
        }

        /// What the thread has used of the processor's time, in seconds; 0 where it is gone.
        fileprivate var processorTime: Double {
            var (clock, time) = (clockid_t(), timespec())
            guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
    }

    /// What came of it.
    package enum Outcome {
        /// It never goes on; it stood at these places.
        case stopped(StackPlaces)
        /// It had come to an end by itself.
        case isOver
    }

    /// What the handler may touch: written by the one thread that stops another, read in the handler.
    /// Never released: a signal may come late.
    nonisolated(unsafe) private static var target: Unmanaged<Target>?
    /// The C library and the loader, which have locks that reading a stack needs.
    nonisolated(unsafe) private static var lockers: [Range<UInt>] = []
    nonisolated(unsafe) private static var takesAnything = false
    nonisolated(unsafe) private static var looks = 0
    nonisolated(unsafe) private static var wasCaught = false
    /// One at a time in a program.
    private static let isFree = DispatchSemaphore(value: 1)

    /// Stops a thread for ever.
    ///
    /// - Parameters:
    ///   - anywhere: whether it may be taken at once in the code of any library, as one that waits there has to be.
    ///   - ask: tells the thread to stop by itself, or, at the end, that it need not any more.
    package static func stop(_ target: Target, anywhere: Bool, ask: (Bool) -> Void) -> Outcome {
        isFree.wait()
        defer { isFree.signal() }
        prepare(for: target, anywhere: anywhere)
        ask(true)
        defer { ask(false) }
        if !anywhere { waitUntilItHasRun(target) }
        wait(for: target, looks: attempts, every: .microseconds(100)) { pthread_kill(target.thread, signal) }
        guard target.isUnderWay() else { return .isOver }
        return .stopped(wasCaught && hasAnswered(target, within: .seconds(patience)) ? target.answer : StackPlaces())
    }

    /// Waits while a thread stops by itself, until it has used some of the processor's time without doing so. Where the
    /// machine does not let it run, or is busy, not for ever.
    private static func waitUntilItHasRun(_ target: Target) {
        let start = target.processorTime
        for _ in 0..<60 where !wasCaught && target.isUnderWay() && target.processorTime - start < 0.02 {
            if hasAnswered(target, within: .milliseconds(5)) { target.answered.signal() }
        }
    }

    private static func wait(for target: Target, looks: Int, every time: DispatchTimeInterval, _ ask: () -> Void) {
        for _ in 0..<looks where !wasCaught && target.isUnderWay() {
            ask()
            if hasAnswered(target, within: time) { target.answered.signal() }
        }
    }

    private static func hasAnswered(_ target: Target, within time: DispatchTimeInterval) -> Bool {
        target.answered.wait(timeout: .now() + time) == .success
    }

    private static func prepare(for target: Target, anywhere: Bool) {
        Diversion.prepare()
        lockers = codeOfLockers
        (wasCaught, takesAnything, looks) = (false, anywhere, 0)
        install()
        self.target = .passRetained(target)
    }

    /// Stops the calling thread for ever, if it is the one that is to be stopped.
    package static func stopHere() {
        guard isWanted else { return }
        wasCaught = true
        tellAndWait()
    }

    /// Whether the calling thread is the one.
    private static var isWanted: Bool {
        guard let target = target?._withUnsafeGuaranteedRef({ $0 }) else { return false }
        return target.isCurrent() && target.isUnderWay()
    }

    /// Marks the threads that can be stopped.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        precondition(status == 0, "no key for thread-specific data is left")
        return key
    }()

    /// Lets the calling thread be stopped: it may have been made by a thread that blocks all signals.
    package static func allow() {
        guard pthread_getspecific(key) == nil else { return }
        pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: 1))
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private static func install() {
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { _, _, context in
            guard let context else { return }
            ThreadStop.divert(context.assumingMemoryBound(to: ucontext_t.self))
        }
        action.sa_flags = SA_SIGINFO | SA_RESTART
        sigaction(signal, &action, nil)
    }

    /// The addresses of the C library and of the loader.
    private static let codeOfLockers: [Range<UInt>] = {
        let map = MemoryMap()
        return ["/libc.so", "/libc-", "/ld-", "/ld.so"].map { name in map.code { $0.contains(name) } }
    }()

    /// Whether a thread may be stopped where it stands.
    private static func mayStop(at registers: Diversion.Registers) -> Bool {
        guard !wasCaught, !vigil_is_in_heap(), isWanted else { return false }
        let counter = registers.counter
        if looks < looksPerKind, Diversion.isBetweenFrames(registers) { return false }
        if takesAnything || Diversion.program.contains(counter) || looks > looksPerKind * 2 { return true }
        return looks > looksPerKind && !lockers.contains { $0.contains(counter) }
    }

    /// Runs in the signal handler: makes the interrupted code call `tellAndWait`.
    private static func divert(_ context: UnsafeMutablePointer<ucontext_t>) {
        looks += 1
        let registers = vigil_registers_of(context)
        guard mayStop(at: registers) else { return }
        let frame = Diversion.makeFrame(below: registers)
        Diversion.call({ ThreadStop.tellAndWait() }, in: context, frame: frame, stack: frame)
        wasCaught = true
    }

    private static func tellAndWait() {
        let target = target?.takeUnretainedValue()
        target?.answer = StackPlaces.current()
        // An app's own wait for a signal is one in the time of the phone; this one is for ever.
        vigil_exempt_machine_calls(1)
        target?.answered.signal()
        while true { pause() }
    }
}
