import CVigilProcessor
import Foundation

/// The chain of frames on the stack of the calling thread.
///
/// A thread of the machine begins with whatever its maker had in the register that points to the next frame, so a chain
/// followed to its end leads into the stack of another thread, which may be gone.
enum StackChain {
    /// Where the functions go on that the thread is in, from this one's caller on, as far as they lie on its own stack.
    @inline(never)
    static func returnAddresses(atMost limit: Int) -> [UInt] {
        let stack = bounds
        var (frame, addresses) = (framePointer, [UInt]())
        while addresses.count < limit, stack.contains(frame), stack.contains(frame + 15),
            let link = UnsafePointer<UInt>(bitPattern: frame)
        {
            addresses.append(vigil_plain_place(link[1]))
            guard link[0] > frame else { break }
            frame = link[0]
        }
        return addresses
    }

    /// The number of frames from the caller's on that lie on the thread's own stack.
    static func length() -> Int { returnAddresses(atMost: .max).count }

    // Two functions of the C library that its headers keep to programs in C.
    private typealias GetContext = @convention(c) (UnsafeMutablePointer<ucontext_t>) -> Int32
    private typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

    private static let getContext = function("getcontext", as: GetContext.self)
    private static let getAttributes = function("pthread_getattr_np", as: GetAttributes.self)

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(dlopen(nil, RTLD_NOW), name).map { unsafeBitCast($0, to: type) }
    }

    private static var framePointer: UInt {
        var context = ucontext_t()
        guard getContext?(&context) == 0 else { return 0 }
        return vigil_registers_of(&context).frame
    }

    private static var bounds: Range<UInt> {
        var attributes = pthread_attr_t()
        guard getAttributes?(pthread_self(), &attributes) == 0 else { return 0..<0 }
        defer { pthread_attr_destroy(&attributes) }
        var (start, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
        guard pthread_attr_getstack(&attributes, &start, &size) == 0, let start else { return 0..<0 }
        return UInt(bitPattern: start)..<UInt(bitPattern: start) + UInt(size)
    }
}
