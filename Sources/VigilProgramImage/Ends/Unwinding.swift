import CVigilProcessor
import Foundation

/// Finds, in a signal handler, who called the library in which a signal struck.
///
/// The machine's libraries keep no chain of frames, but each has tables of how its functions are left. The unwinder that
/// throws C++ errors reads them; it takes no memory and no lock.
enum Unwinding {
    /// A function that is waiting for the one it called.
    struct Caller {
        /// Where it goes on.
        let counter: UInt
        /// The address of its frame.
        let frame: UInt
    }

    // Of the unwinder's interface: https://refspecs.linuxbase.org/LSB_5.0.0/LSB-Core-generic/LSB-Core-generic/libgcc-s.html
    private typealias Visit = @convention(c) (OpaquePointer, UnsafeMutableRawPointer?) -> Int32
    private typealias Walk = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Int32
    private typealias Counter = @convention(c) (OpaquePointer) -> UInt
    private typealias Register = @convention(c) (OpaquePointer, Int32) -> UInt

    private static let goOn: Int32 = 0
    private static let stop: Int32 = 4
    private struct Functions {
        let walk: Walk
        let counter: Counter
        let register: Register
    }

    nonisolated(unsafe) private static var functions: Functions?

    /// What is looked for, and what was found.
    private struct Search {
        let interrupted: UInt
        let program: Range<UInt>
        let functions: Functions
        var hasPassedHandler = false
        /// Frames that may still be looked at: a thread with a broken stack has no end.
        var patience = 256
        var found: Caller?

        mutating func visit(_ context: OpaquePointer) -> Int32 {
            let counter = functions.counter(context)
            patience -= 1
            guard hasPassedHandler else {
                hasPassedHandler = counter == interrupted
                return patience > 0 ? goOn : stop
            }
            guard program.contains(counter) else { return patience > 0 ? goOn : stop }
            found = Caller(counter: counter, frame: functions.register(context, Int32(vigil_frame_register)))
            return stop
        }
    }

    /// Looks the unwinder up, and lets it take in what it needs. To be called before a handler is installed.
    static func prepare() {
        let program = dlopen(nil, RTLD_NOW)
        guard let walk = dlsym(program, "_Unwind_Backtrace"), let counter = dlsym(program, "_Unwind_GetIP"),
            let register = dlsym(program, "_Unwind_GetGR")
        else { return }
        functions = Functions(
            walk: unsafeBitCast(walk, to: Walk.self), counter: unsafeBitCast(counter, to: Counter.self),
            register: unsafeBitCast(register, to: Register.self))
        _ = caller(of: 0, in: 0..<0)
    }

    /// The innermost function of the program above an interrupted instruction of a library; nil where the tables do not
    /// lead to one.
    static func caller(of interrupted: UInt, in program: Range<UInt>) -> Caller? {
        guard let functions else { return nil }
        var search = Search(interrupted: interrupted, program: program, functions: functions)
        withUnsafeMutablePointer(to: &search) { search in
            _ = functions.walk(
                { context, search in
                    search?.assumingMemoryBound(to: Search.self).pointee.visit(context) ?? Unwinding.stop
                }, search)
        }
        return search.found
    }
}
