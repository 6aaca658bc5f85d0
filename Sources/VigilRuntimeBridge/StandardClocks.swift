import Foundation
import VigilProgramImage
import VirtualTime

// The clocks of the standard library have no hook. But its concurrency library asks the system for the time through one
// pointer of its table of imported functions, which the loader fills in. `RuntimeInterface` tries what is set here.

/// Lets `ContinuousClock` and `SuspendingClock` of the standard library show the time of the device whose code reads them:
/// packages that an app depends on see these clocks, and so does `.continuous` where a generic clock is asked for.
enum StandardClocks {
    /// The function of the system that is asked for the time.
    static let functionName = "clock_gettime"
    private static let library = "libswift_Concurrency.so"

    private typealias Read = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32

    /// Whether the clocks show the time of a device to its code. They do not in a program that has the standard library
    /// linked into itself, which has no such table.
    static let areTaken: Bool = {
        let map = MemoryMap()
        guard let path = map.path(ofLibrary: library),
            let slots = ELFFile(path: path, map: map)?.slots(ofImport: functionName), !slots.isEmpty
        else { return false }
        for slot in slots { slot.storeBytes(of: read, as: Read.self) }
        return true
    }()

    /// Runs for each reading of a standard clock in the program, on any thread. What was in the table before is not called:
    /// before the first call that is the loader, which would write the system's function there.
    private static let read: Read = { identifier, time in
        guard let simulation = SimulatedContext.owner?.mainThread.simulation else {
            return clock_gettime(identifier, time)
        }
        // Of the clocks of Linux, the one that counts the boot's whole time goes on in the sleep of the machine.
        let clock = identifier == CLOCK_BOOTTIME ? TimerClock.continuous : .uptime
        let shown = simulation.clocks.reading(of: clock, at: simulation.now).wholeNanoseconds
        let (seconds, rest) = shown.quotientAndRemainder(dividingBy: 1_000_000_000)
        time.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest))
        return 0
    }
}
