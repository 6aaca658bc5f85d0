import Dispatch
import Foundation

/// Stops a turn that does not end, and asks it where it is. Then the program ends.
///
/// The turn is taken where that hurts least. At first it is asked to stop by itself as soon as its code calls Vigil, where
/// nothing is under way; see ``Simulation/checkpoint()``. One that calls nothing of Vigil is taken by a signal: in the
/// program's own code, after some time in the libraries of the machine, at last wherever it stands. A lock that it holds
/// there may keep it from answering: then its place is not known.
enum TurnInterruption {
    /// The signal: programs seldom use it, and ignore it by default.
    private static let signal = SIGURG
    /// How often a turn is looked at in hope of each kind of code.
    private static let looksPerKind = 2_000
    /// How often a turn is asked to show itself. It does so when the machine lets it run: rarely on a busy one.
    private static let attempts = 30_000

    /// How long the place of a stopped turn is waited for, in seconds of real time: the first look at a stack reads the line
    /// tables of the whole program.
    static let patience = 60

    /// A turn, in one event, and what it says of itself once it is stopped.
    final class Target: @unchecked Sendable {
        let worker: Worker
        let event: TurnWatch.Event
        let watch: TurnWatch
        var answer: CodePlace?
        let answered = DispatchSemaphore(value: 0)

        init(worker: Worker, event: TurnWatch.Event, watch: TurnWatch) {
            (self.worker, self.event, self.watch) = (worker, event, watch)
        }

        /// Whether the turn has not ended. Asked in the signal handler too: it takes no lock.
        var isUnderWay: Bool { watch.isUnderWay(event) && worker.thread != nil }
    }

    /// What came of it.
    enum Outcome {
        /// It never goes on; it stood at this place.
        case stopped(CodePlace?)
        /// It had ended by itself.
        case isOver
    }

    /// What the handler may touch: written by the one thread that interrupts, read in the handler.
    /// Never released: a signal may come late.
    nonisolated(unsafe) private static var target: Unmanaged<Target>?
    nonisolated(unsafe) static var program: ClosedRange<UInt> = 0...0
    /// The C library and the loader, which have locks that reading a stack needs.
    nonisolated(unsafe) private static var lockers: [ClosedRange<UInt>] = []
    nonisolated(unsafe) private static var takesAnything = false
    nonisolated(unsafe) private static var looks = 0
    nonisolated(unsafe) private static var wasCaught = false
    /// One interruption at a time in a program.
    private static let isFree = DispatchSemaphore(value: 1)

    /// Stops a turn for ever.
    ///
    /// - Parameter anywhere: whether it may be taken at once in the code of any library, as a turn that waits there has
    ///   to be.
    static func stop(_ target: Target, in simulation: Simulation, anywhere: Bool) -> Outcome {
        isFree.wait()
        defer { isFree.signal() }
        prepare(for: target, anywhere: anywhere)
        simulation.isBeingStopped.store(true, ordering: .releasing)
        defer { simulation.isBeingStopped.store(false, ordering: .releasing) }
        if !anywhere { wait(for: target, looks: 30, every: .milliseconds(10)) {} }
        wait(for: target, looks: attempts, every: .microseconds(100)) {
            pthread_kill(target.worker.handle, signal)
        }
        guard target.isUnderWay else { return .isOver }
        return .stopped(wasCaught && hasAnswered(target, within: .seconds(patience)) ? target.answer : nil)
    }

    private static func wait(for target: Target, looks: Int, every time: DispatchTimeInterval, _ ask: () -> Void) {
        for _ in 0..<looks where !wasCaught && target.isUnderWay {
            ask()
            if hasAnswered(target, within: time) { target.answered.signal() }
        }
    }

    private static func hasAnswered(_ target: Target, within time: DispatchTimeInterval) -> Bool {
        target.answered.wait(timeout: .now() + time) == .success
    }

    private static func prepare(for target: Target, anywhere: Bool) {
        program = ownCode
        lockers = codeOfLockers
        endOfStack = entry.map { $0 + 1 } ?? 0
        (wasCaught, takesAnything, looks) = (false, anywhere, 0)
        install()
        self.target = .passRetained(target)
    }

    /// Stops the calling turn for ever, if it is the one that does not end.
    static func stopHere() {
        guard isWanted else { return }
        wasCaught = true
        tellAndWait()
    }

    /// Whether the calling thread runs the turn that does not end.
    private static var isWanted: Bool {
        guard let target = target?._withUnsafeGuaranteedRef({ $0 }) else { return false }
        return target.worker === Worker.current && target.isUnderWay
    }

    /// Lets the calling thread be interrupted: it may have been made by a thread that blocks all signals.
    static func allow() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private static func install() {
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { _, _, context in
            guard let context else { return }
            TurnInterruption.redirect(context.assumingMemoryBound(to: ucontext_t.self))
        }
        action.sa_flags = SA_SIGINFO | SA_RESTART
        sigaction(signal, &action, nil)
    }

    /// Where the program began, as the system told it (`AT_ENTRY`).
    static let entry: UInt? = {
        typealias AuxiliaryValue = @convention(c) (UInt) -> UInt
        guard let function = dlsym(dlopen(nil, RTLD_NOW), "getauxval") else { return nil }
        return unsafeBitCast(function, to: AuxiliaryValue.self)(9)
    }()

    /// The addresses of the program's own machine code.
    static let ownCode = code { path in
        path == (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    }

    /// The addresses of the C library and of the loader.
    private static let codeOfLockers = ["/libc.so", "/libc-", "/ld-", "/ld.so"].map { name in code { $0.contains(name) }
    }

    private static func code(of isWanted: (String) -> Bool) -> ClosedRange<UInt> {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let bounds = maps.split(separator: "\n").filter { $0.contains("r-xp") }.flatMap { line -> [UInt] in
            guard let path = line.split(separator: " ").last, isWanted(String(path)) else { return [] }
            return line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
        }
        guard let low = bounds.min(), let high = bounds.max() else { return 0...0 }
        return low...high
    }

    /// Whether a thread may be stopped at an instruction.
    private static func mayStop(at counter: UInt) -> Bool {
        guard !wasCaught, isWanted else { return false }
        if takesAnything || program.contains(counter) || looks > looksPerKind * 2 { return true }
        return looks > looksPerKind && !lockers.contains { $0.contains(counter) }
    }

    /// Runs in the signal handler: makes the interrupted code call `tellAndWait`.
    ///
    /// The stack then has two readers. Ours follows the chain of frames: it finds one more frame, made here, which says
    /// that the interrupted instruction is to be returned to. Others (a test library that notes where errors are thrown)
    /// go by tables that hold only where calls are made, so for them the stack ends here, as that of a program does.
    private static func redirect(_ context: UnsafeMutablePointer<ucontext_t>) {
        let function: @convention(c) () -> Void = { TurnInterruption.tellAndWait() }
        let target = unsafeBitCast(function, to: UInt.self)
        looks += 1
        #if arch(x86_64)
            let registers = context.pointee.uc_mcontext.gregs
            let (counter, top) = (UInt(bitPattern: Int(registers.16)), UInt(bitPattern: Int(registers.15)))
            guard mayStop(at: counter) else { return }
            let next = nextFrame(counter, top, UInt(bitPattern: Int(registers.10)))
            // Below the red zone, and the return address where an aligned call leaves it.
            let frame = (top - 128) & ~15 - 16
            makeFrame(at: frame, counter, next: next)
            UnsafeMutablePointer<UInt>(bitPattern: frame - 8)?.pointee = endOfStack
            context.pointee.uc_mcontext.gregs.10 = Int64(bitPattern: UInt64(frame))
            context.pointee.uc_mcontext.gregs.15 = Int64(bitPattern: UInt64(frame - 8))
            context.pointee.uc_mcontext.gregs.16 = Int64(bitPattern: UInt64(target))
        #elseif arch(arm64)
            let (counter, top) = (UInt(context.pointee.uc_mcontext.pc), UInt(context.pointee.uc_mcontext.sp))
            guard mayStop(at: counter) else { return }
            let next = nextFrame(counter, top, UInt(context.pointee.uc_mcontext.regs.29))
            let frame = top & ~15 - 16
            makeFrame(at: frame, counter, next: next)
            context.pointee.uc_mcontext.regs.30 = UInt64(endOfStack)
            context.pointee.uc_mcontext.regs.29 = UInt64(frame)
            context.pointee.uc_mcontext.sp = UInt64(frame)
            context.pointee.uc_mcontext.pc = UInt64(target)
        #endif
        wasCaught = true
    }

    /// An address in the function with which the program began: the tables say that nothing lies above it.
    nonisolated(unsafe) static var endOfStack: UInt = 0

    static func makeFrame(at address: UInt, _ counter: UInt, next: UInt) {
        guard let frame = UnsafeMutablePointer<UInt>(bitPattern: address) else { return }
        (frame[0], frame[1]) = (next, counter)
    }

    /// The frame of the interrupted code; of the program's, where that lies in a library.
    static func nextFrame(_ counter: UInt, _ stack: UInt, _ pointer: UInt) -> UInt {
        program.contains(counter) ? pointer : frameOfProgram(above: stack) ?? pointer
    }

    /// The first frame of the program's own code on a stack: the machine's libraries keep no chain of frames that could
    /// be followed to it. A frame is an address of the next one, further up, and an address in the code to return to.
    private static func frameOfProgram(above stack: UInt) -> UInt? {
        for address in stride(from: stack & ~7, to: stack & ~7 + (1 << 14), by: 8) {
            guard let frame = UnsafePointer<UInt>(bitPattern: address) else { return nil }
            if program.contains(frame[1]), frame[0] > address, frame[0] - address < 1 << 20 { return address }
        }
        return nil
    }

    private static func tellAndWait() {
        let target = target?.takeUnretainedValue()
        target?.answer = CodePlace.current()
        target?.answered.signal()
        while true { pause() }
    }
}
