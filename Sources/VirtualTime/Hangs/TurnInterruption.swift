import Dispatch
import Foundation

/// Stops a turn that does not end, in the middle of its code, and asks it where it is.
///
/// A signal makes the thread call, as if its code had done so itself, a function that reads its stack and then waits for
/// ever. That is safe only where the code holds no lock of the machine's libraries: so a turn that spins is taken when the
/// signal finds it in the program's own code, and is asked again when not. One that is never found there, since it lives in
/// calls of the system, is then taken in any library but the one that allocates memory, or as it comes out of a call.
///
/// Vigil's own code is passed over as long as there is hope for the app's: a turn that posts notifications without an end
/// is often found with a lock of the machine in its hands, which whoever takes the app down would wait for.
enum TurnInterruption {
    /// The signal: programs seldom use it, and ignore it by default.
    private static let signal = SIGURG
    /// How often a turn is looked at in hope of each kind of code.
    private static let looksPerKind = 2_000
    /// How often a turn is asked to show itself. It does so when the machine lets it run: rarely on a busy one.
    private static let attempts = 30_000

    /// How long the place of a stopped turn is waited for, in seconds of real time: the first look at a stack reads the line
    /// tables of the whole program. A turn that was stopped with a lock that reading needs never answers.
    private static let patience = 60

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
        /// It goes on.
        case failed
    }

    /// What the handler may touch: written by the one thread that interrupts, read in the handler.
    /// Never released: a signal may come late.
    nonisolated(unsafe) private static var target: Unmanaged<Target>?
    nonisolated(unsafe) static var program: ClosedRange<UInt> = 0...0
    nonisolated(unsafe) private static var allocator: ClosedRange<UInt> = 0...0
    nonisolated(unsafe) private static var loader: ClosedRange<UInt> = 0...0
    nonisolated(unsafe) private static var takesLibraries = false
    nonisolated(unsafe) private static var passesVigilOver = false
    nonisolated(unsafe) private static var takesAnything = false
    nonisolated(unsafe) private static var looks = 0
    nonisolated(unsafe) private static var symbols = UnsafeBufferPointer<ProgramSymbols.Span>(start: nil, count: 0)
    nonisolated(unsafe) private static var wasCaught = false
    /// One interruption at a time in a program.
    private static let isFree = DispatchSemaphore(value: 1)

    /// Stops a turn for ever.
    ///
    /// - Parameter anywhere: whether it may also be taken in the code of the machine's libraries, as a turn that waits
    ///   there has to be.
    static func stop(_ target: Target, anywhere: Bool) -> Outcome {
        isFree.wait()
        defer { isFree.signal() }
        prepare(for: target, anywhere: anywhere)
        for _ in 0..<attempts where !wasCaught && looks < looksPerKind * 10 {
            guard target.isUnderWay else { return .isOver }
            takesLibraries = anywhere || looks >= looksPerKind
            passesVigilOver = looks < looksPerKind * 2
            pthread_kill(target.worker.handle, signal)
            if waitForAnswer(of: target, .microseconds(100)) { return .stopped(target.answer) }
        }
        // A last signal may be on its way.
        if waitForAnswer(of: target, .milliseconds(500)) { return .stopped(target.answer) }
        guard wasCaught else { return target.isUnderWay ? .failed : .isOver }
        return .stopped(waitForAnswer(of: target, .seconds(patience)) ? target.answer : nil)
    }

    private static func waitForAnswer(of target: Target, _ time: DispatchTimeInterval) -> Bool {
        target.answered.wait(timeout: .now() + time) == .success
    }

    private static func prepare(for target: Target, anywhere: Bool) {
        program = ownCode
        (allocator, loader) = (codeOfAllocator, codeOfLoader)
        endOfStack = entry.map { $0 + 1 } ?? 0
        symbols = ProgramSymbols.spans
        (wasCaught, takesAnything, looks) = (false, anywhere, 0)
        install()
        self.target = .passRetained(target)
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

    /// The addresses of the C library, whose allocator has locks that reading a stack needs.
    private static let codeOfAllocator = code { $0.contains("/libc.so") || $0.contains("/libc-") }

    /// The addresses of the loader, whose lock reading a stack needs too.
    private static let codeOfLoader = code { $0.contains("/ld-") || $0.contains("/ld.so") }

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
        guard !wasCaught, let target = target?._withUnsafeGuaranteedRef({ $0 }), target.worker === Worker.current,
            target.isUnderWay
        else { return false }
        if program.contains(counter) { return true }
        guard takesLibraries, !loader.contains(counter) else { return false }
        guard allocator.contains(counter) else { return true }
        return isAfterSystemCall(counter) && (takesAnything || !isCallOfAllocator(before: counter))
    }

    /// Whether Vigil's code between an instruction and the app's forbids to stop there.
    private static func isInVigil(_ counter: UInt, _ stack: UInt, next pointer: UInt) -> Bool {
        if let verdict = isForbidden(counter) { return verdict }
        // A function that has just been called has not made its frame.
        let caller = UnsafePointer<UInt>(bitPattern: stack & ~7)
        if let caller, isForbidden(caller.pointee) == true { return true }
        var address = pointer
        // A function that calls none has no room between its frame and the end of the stack.
        while address >= stack, address - stack < 1 << 20, address & 7 == 0 {
            guard let frame = UnsafePointer<UInt>(bitPattern: address) else { break }
            if let verdict = isForbidden(frame[1] &- 1) { return verdict }
            guard frame[0] > address else { break }
            address = frame[0]
        }
        // A chain without anybody's code is none: library code keeps no frames, and nothing could be told of the place.
        return passesVigilOver && !symbols.isEmpty
    }

    /// Whether the function at an address decides, and how: an app's allows to stop; Vigil's forbids it, or leaves it to
    /// its callers where there is no hope for the app's code.
    private static func isForbidden(_ address: UInt) -> Bool? {
        switch ProgramSymbols.owner(of: address, in: symbols) {
        case .app: false
        case .vigil: passesVigilOver ? true : nil
        case .vigilWithLock: true
        case nil: nil
        }
    }

    private static func isAfterSystemCall(_ counter: UInt) -> Bool {
        #if arch(x86_64)
            guard let before = UnsafePointer<UInt8>(bitPattern: counter - 2) else { return false }
            return before[0] == 0x0f && before[1] == 0x05
        #else
            guard let before = UnsafePointer<UInt32>(bitPattern: counter - 4) else { return false }
            return before[0] == 0xd400_0001
        #endif
    }

    /// Whether the system call before an instruction may be one that the allocator makes with its lock in its hands: for
    /// memory, or for the lock itself. One whose number is not in the instruction before it may be.
    private static func isCallOfAllocator(before counter: UInt) -> Bool {
        #if arch(x86_64)
            // brk, mmap, mprotect, munmap, mremap, madvise, futex
            let calls: [UInt32] = [12, 9, 10, 11, 25, 28, 202]
            guard let code = UnsafePointer<UInt8>(bitPattern: counter - 7), code[0] == 0xb8 else { return true }
            let number = UInt32(code[1]) | UInt32(code[2]) << 8 | UInt32(code[3]) << 16 | UInt32(code[4]) << 24
        #else
            let calls: [UInt32] = [214, 222, 226, 215, 216, 233, 98]
            guard let code = UnsafePointer<UInt32>(bitPattern: counter - 8), code[0] & 0xffe0_001f == 0xd280_0008 else {
                return true
            }
            let number = code[0] >> 5 & 0xffff
        #endif
        return calls.contains(number)
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
            if !takesAnything, isInVigil(counter, top, next: next) { return }
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
            if !takesAnything, isInVigil(counter, top, next: next) { return }
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
