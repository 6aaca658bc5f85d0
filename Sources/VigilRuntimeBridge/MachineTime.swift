import Dispatch
import Foundation
import VigilProgramImage
import VirtualTime

/// Deadlines that simulated code computed from a clock of the standard library, in a file that does not see ours.
enum MachineDeadline {
    /// Performs `action` after `delay` of virtual time.
    ///
    /// These clocks show the device's time. Where they could not be made to, some of the machine's time went by between
    /// computing the deadline and asking for it; so the rest is rounded up to whole milliseconds, and the process is told.
    static func wait<C: Clock>(
        for delay: C.Duration, on clock: C, of owner: any ThreadOwner, _ action: @escaping () -> Void
    ) {
        guard let delay = delay as? Duration else {
            preconditionFailure("a clock of type \(C.self) does not count in Duration")
        }
        if !StandardClocks.areTaken { owner.noteMachineClock() }
        let rest = StandardClocks.areTaken ? max(.zero, delay) : milliseconds(delay)
        let deadline = owner.mainThread.simulation.now.advanced(by: rest)
        let isUptime = clock is _Concurrency.SuspendingClock
        _ = owner.wait(until: deadline, clock: isUptime ? .uptime : .continuous, then: action)
    }

    private static func milliseconds(_ delay: Duration) -> Duration {
        let (whole, rest) = max(0, delay.wholeNanoseconds).quotientAndRemainder(dividingBy: 1_000_000)
        return .milliseconds(whole + (rest > 0 ? 1 : 0))
    }
}

/// The main queue of the program, for main-actor code outside any simulation, such as a test function.
enum MachineMainThread {
    /// The main queue may be served by another thread than the first of the program, as it is under a test runner.
    static var isCurrent: Bool {
        Foundation.Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
    }

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static func run(_ job: UnownedJob, on executor: MainThreadExecutor) {
        MachineCalls.exempting {
            DispatchQueue.main.async { job.runSynchronously(on: executor.asUnownedSerialExecutor()) }
        }
    }
}
