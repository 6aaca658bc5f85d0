import CVigilProcessor
import Foundation

/// Makes code that a signal interrupted call a function when the handler returns, as if it had done so itself.
///
/// The stack then has two readers. Ours follows the chain of frames: it finds one more frame, made here, which says that
/// the interrupted instruction is to be returned to. Others (a test library that notes where errors are thrown) go by
/// tables that hold only where calls are made, so for them the stack ends here, as that of a program does.
enum Diversion {
    /// Where the interrupted code stands.
    typealias Registers = vigil_registers

    // Written before any handler is installed.
    /// The addresses of the program's own machine code.
    nonisolated(unsafe) private(set) static var program: Range<UInt> = 0..<0
    /// An address in the function with which the program began: the tables say that nothing lies above it.
    nonisolated(unsafe) private static var endOfStack: UInt = 0

    /// Looks up what a handler must not. To be called before a handler is installed that diverts.
    static func prepare() { _ = prepared }

    private static let prepared: Void = {
        program = MemoryMap().code { $0 == MemoryMap.pathOfProgram }
        endOfStack = entry.map { $0 + 1 } ?? 0
        Unwinding.prepare()
    }()

    /// Where the program began, as the system told it (`AT_ENTRY`).
    private static var entry: UInt? {
        typealias AuxiliaryValue = @convention(c) (UInt) -> UInt
        guard let function = dlsym(dlopen(nil, RTLD_NOW), "getauxval") else { return nil }
        return unsafeBitCast(function, to: AuxiliaryValue.self)(9)
    }

    /// Lets the interrupted code call `function` with `frame` above it, on a stack that begins at `stack`.
    static func call(
        _ function: @convention(c) () -> Void, in context: UnsafeMutablePointer<ucontext_t>, frame: UInt, stack: UInt
    ) {
        vigil_call_on_return(context, function, frame, stack, endOfStack)
    }

    /// Makes a frame on the stack, below the red zone, that returns to the interrupted instruction; where it lies. Where that
    /// is in a library, another says where the program's own code called it.
    static func makeFrame(below registers: Registers) -> UInt {
        let address = (registers.stack - 128) & ~15 - 32
        guard let frame = UnsafeMutablePointer<UInt>(bitPattern: address) else { return address }
        (frame[0], frame[1]) = (registers.frame, registers.counter)
        guard !program.contains(registers.counter) else { return address }
        if let caller = Unwinding.caller(of: registers.counter, in: program) {
            frame[0] = address + 16
            (frame[2], frame[3]) = (caller.frame, caller.counter)
        } else if let found = frameOfProgram(above: registers.stack) {
            frame[0] = found
        }
        return address
    }

    /// Whether a function is just being entered or left, as far as can be seen: its caller, whose frame is the innermost then,
    /// would be missing in the chain.
    static func isBetweenFrames(_ registers: Registers) -> Bool {
        vigil_is_between_frames(registers, program.lowerBound, program.upperBound)
    }

    /// The first thing on a stack that looks like a frame of the program's own code, where no table leads to one: it may be
    /// left over from a call that is over. A frame is an address of the next one, further up, and an address in the code to
    /// return to.
    private static func frameOfProgram(above stack: UInt) -> UInt? {
        for address in stride(from: stack & ~7, to: stack & ~7 + (1 << 14), by: 8) {
            guard let frame = UnsafePointer<UInt>(bitPattern: address) else { return nil }
            if program.contains(vigil_plain_place(frame[1])), frame[0] > address, frame[0] - address < 1 << 20 {
                return address
            }
        }
        return nil
    }
}
