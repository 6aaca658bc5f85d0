import CVigilProcessor
import Foundation

// Where the function runs that a broken thread comes to call.

extension AbruptEnd {
    /// How far up an overflown stack is cut off: the frames down there are those of the recursion, again and again.
    private static let room: UInt = 1 << 18

    /// Lets the interrupted code call `tellAndDie` when the handler returns.
    static func divert(_ context: UnsafeMutablePointer<ucontext_t>, _ info: siginfo_t) {
        let function: @convention(c) () -> Void = { AbruptEnd.tellAndDie() }
        // The stack of the thread's handlers, as a last resort.
        let spare = context.pointee.uc_stack
        let end = UInt(bitPattern: spare.ss_sp) + UInt(spare.ss_size)
        let (frame, stack) = place(vigil_registers_of(context), fault(info), end)
        Diversion.call(function, in: context, frame: frame, stack: stack)
    }

    private static func fault(_ info: siginfo_t) -> UInt? {
        info.si_signo == SIGSEGV ? UInt(bitPattern: info._sifields._sigfault.si_addr) : nil
    }

    /// The frame that the diverted code finds above itself, and where its stack begins.
    private static func place(
        _ registers: Diversion.Registers, _ fault: UInt?, _ spare: UInt
    ) -> (frame: UInt, stack: UInt) {
        let top = registers.stack
        guard let fault, fault < top &+ 4_096, fault > top &- (1 << 16) else {
            let frame = Diversion.makeFrame(below: registers)
            return (frame, frame)
        }
        guard let frame = frameWithRoom(above: top, registers.frame) else { return (0, spare & ~15) }
        return (frame, frame & ~15)
    }

    /// The first frame of an overflown stack that has room below.
    private static func frameWithRoom(above top: UInt, _ pointer: UInt) -> UInt? {
        var frame = pointer
        while frame >= top, frame - top < room {
            guard frame & 7 == 0, let link = UnsafePointer<UInt>(bitPattern: frame), link[0] > frame,
                link[0] - frame < 1 << 20
            else { return nil }
            frame = link[0]
        }
        return frame >= top ? frame : nil
    }
}
