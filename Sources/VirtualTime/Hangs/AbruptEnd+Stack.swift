import Foundation

// How a thread that a signal struck comes to call what tells of it.

extension AbruptEnd {
    /// How far up an overflown stack is cut off: the frames down there are those of the recursion, again and again.
    private static let room: UInt = 1 << 18

    /// Lets the interrupted code call `tellAndDie` when the handler returns.
    static func divert(_ context: UnsafeMutablePointer<ucontext_t>, _ info: siginfo_t) {
        let function: @convention(c) () -> Void = { AbruptEnd.tellAndDie() }
        let target = unsafeBitCast(function, to: UInt.self)
        // The stack of the thread's handlers, as a last resort.
        let spare = context.pointee.uc_stack
        let end = UInt(bitPattern: spare.ss_sp) + UInt(spare.ss_size)
        #if arch(x86_64)
            let registers = context.pointee.uc_mcontext.gregs
            let (counter, top) = (UInt(bitPattern: Int(registers.16)), UInt(bitPattern: Int(registers.15)))
            let (frame, stack) = place(counter, top, UInt(bitPattern: Int(registers.10)), fault(info), end)
            // The return address where an aligned call leaves it.
            UnsafeMutablePointer<UInt>(bitPattern: stack - 8)?.pointee = TurnInterruption.endOfStack
            context.pointee.uc_mcontext.gregs.10 = Int64(bitPattern: UInt64(frame))
            context.pointee.uc_mcontext.gregs.15 = Int64(bitPattern: UInt64(stack - 8))
            context.pointee.uc_mcontext.gregs.16 = Int64(bitPattern: UInt64(target))
        #elseif arch(arm64)
            let (counter, top) = (UInt(context.pointee.uc_mcontext.pc), UInt(context.pointee.uc_mcontext.sp))
            let (frame, stack) = place(counter, top, UInt(context.pointee.uc_mcontext.regs.29), fault(info), end)
            context.pointee.uc_mcontext.regs.30 = UInt64(TurnInterruption.endOfStack)
            context.pointee.uc_mcontext.regs.29 = UInt64(frame)
            context.pointee.uc_mcontext.sp = UInt64(stack)
            context.pointee.uc_mcontext.pc = UInt64(target)
        #endif
    }

    private static func fault(_ info: siginfo_t) -> UInt? {
        info.si_signo == SIGSEGV ? UInt(bitPattern: info._sifields._sigfault.si_addr) : nil
    }

    /// The frame that the diverted code finds above itself, and where its stack begins.
    private static func place(
        _ counter: UInt, _ top: UInt, _ pointer: UInt, _ fault: UInt?, _ spare: UInt
    ) -> (frame: UInt, stack: UInt) {
        guard let fault, fault < top &+ 4_096, fault > top &- (1 << 16) else {
            // Below the red zone.
            let frame = (top - 128) & ~15 - 16
            TurnInterruption.makeFrame(at: frame, counter, next: TurnInterruption.nextFrame(counter, top, pointer))
            return (frame, frame)
        }
        guard let frame = frameWithRoom(above: top, pointer) else { return (0, spare & ~15) }
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
